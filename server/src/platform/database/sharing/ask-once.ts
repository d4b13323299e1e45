interface SharedQuery<R> {
  underWay: Promise<R>;
  next?: Promise<R>;
}

function begin<R>(askings: Map<string, SharedQuery<R>>, question: string, ask: () => Promise<R>): Promise<R> {
  const asking: SharedQuery<R> = { underWay: ask() };
  askings.set(question, asking);
  const end = () => {
    if (!asking.next) askings.delete(question);
  };
  asking.underWay.then(end, end);
  return asking.underWay;
}

/**
 * Answers shared by all who ask the same at the same time. A statement that is under way may have begun before a write that a later
 * asker knows of, so whoever comes meanwhile gets the answer of the next one: it begins after all of them have asked.
 */
export function askingOnce<R>() {
  const kept = new WeakMap<object, Map<string, SharedQuery<R>>>();
  return (connection: object, question: string, ask: () => Promise<R>): Promise<R> => {
    const askings = kept.get(connection) ?? new Map<string, SharedQuery<R>>();
    kept.set(connection, askings);
    const asking = askings.get(question);
    const again = () => begin(askings, question, ask);
    if (!asking) return again();
    asking.next ??= asking.underWay.then(again, again);
    return asking.next;
  };
}
