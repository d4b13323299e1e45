import { startOfDay } from '#contract/moment.ts';

/** Findings that follow from a question and the day of the shop alone, made once. The question is one object, as `sharedInput` gives it. */
export function onceADay<Q extends object, V>(find: (question: Q, now: Date) => V): (question: Q, now: Date) => V {
  const kept = new WeakMap<Q, { from: Date; until: Date; value: V }>();
  return (question, now) => {
    const known = kept.get(question);
    if (known && known.from <= now && now < known.until) return known.value;
    const value = find(question, now);
    kept.set(question, { from: startOfDay(now), until: startOfDay(now, 1), value });
    return value;
  };
}
