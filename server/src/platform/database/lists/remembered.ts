import { performance } from 'node:perf_hooks';
import { MINUTE } from '#contract/durations.ts';
import type { Db } from '../connect.ts';

const AT_MOST = 1000;

/** What was found out about a question, for a minute, in each process and for each database; a transaction remembers nothing. */
export function remembered<V>() {
  const known = new WeakMap<Db, Map<string, { value: V; until: number }>>();
  return (db: Db) => {
    const answers = known.get(db) ?? new Map<string, { value: V; until: number }>();
    known.set(db, answers);
    return {
      get(question: string): V | undefined {
        const found = answers.get(question);
        return found && found.until > performance.now() ? found.value : undefined;
      },
      set(question: string, value: V): void {
        if (answers.size >= AT_MOST) answers.clear();
        answers.set(question, { value, until: performance.now() + MINUTE });
      },
    };
  };
}

/** Time from which an answer was hard to find, in ms. */
const SLOW = 250;

/** What took long to find out is remembered, so that whoever turns the pages does not wait for each of them. */
export function slowOnce<V>() {
  const kept = remembered<V>();
  return async (db: Db, question: string, find: () => Promise<V>): Promise<V> => {
    const known = kept(db).get(question);
    if (known !== undefined) return known;
    const begun = performance.now();
    const value = await find();
    if (performance.now() - begun > SLOW) kept(db).set(question, value);
    return value;
  };
}
