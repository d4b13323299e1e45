const numbers: string[] = [];
const keys = new Map<string, number>();

/** Key of a row of the outside mall, which knows its orders by texts; the same for as long as the page is open. */
export function keyOfNumber(externalNo: string): number {
  const known = keys.get(externalNo);
  if (known !== undefined) return known;
  keys.set(externalNo, numbers.push(externalNo));
  return numbers.length;
}

export const numberOfKey = (key: number): string => numbers[key - 1] ?? '';
