/** Works on all of them, a few at a time; answers in the order they came. */
export async function mapConcurrently<T, O>(lanes: number, items: readonly T[], work: (item: T) => Promise<O>): Promise<O[]> {
  const answers: O[] = [];
  // Iterator of all lanes: each takes what is next.
  const queue = items.entries();
  const lane = async () => {
    for (const [index, item] of queue) answers[index] = await work(item);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return answers;
}
