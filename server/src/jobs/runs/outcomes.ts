import type { RowOutcome, RowRecord } from './run-kind.ts';

type Verdict = Omit<RowOutcome, 'id' | 'target'>;

/** Outcomes of rows by the verdicts on their records; a record without a verdict is left as it is. */
export const outcomesOf = (rows: readonly RowRecord[], verdicts: ReadonlyMap<number, Verdict>): RowOutcome[] =>
  rows.flatMap(({ id, target }) => {
    const verdict = target === null ? undefined : verdicts.get(target);
    return verdict ? [{ id, ...verdict }] : [];
  });

export const targetsOf = (rows: readonly RowRecord[]): number[] => rows.flatMap(({ target }) => target ?? []);

export const allDone = (rows: readonly RowRecord[]): RowOutcome[] => rows.map(({ id }) => ({ id, state: 'done', reason: '' }));
