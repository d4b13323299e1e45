import { performance } from 'node:perf_hooks';
import { MINUTE } from '#contract/durations.ts';

/** Findings about a question, for a minute, in each process and for each database; a transaction remembers nothing. */
export function remembered<V>(atMost = 1000) {
  const known = new WeakMap<object, Map<string, { value: V; until: number }>>();
  return (db: object) => {
    const answers = known.get(db) ?? new Map<string, { value: V; until: number }>();
    known.set(db, answers);
    return {
      get(question: string): V | undefined {
        const found = answers.get(question);
        return found && found.until > performance.now() ? found.value : undefined;
      },
      set(question: string, value: V): void {
        if (answers.size >= atMost) answers.clear();
        answers.set(question, { value, until: performance.now() + MINUTE });
      },
    };
  };
}
