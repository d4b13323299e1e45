export interface RowChange {
  noun: string;
  rowId: number;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

/**
 * Collapses the changes of a row into one step, latest first: a row that a change touched several times is taken back at once,
 * from its last state to its first. A row both made and removed within the change leaves nothing to do.
 */
export function collapse(rows: readonly RowChange[]): RowChange[] {
  const steps = new Map<string, RowChange>();
  for (const row of rows) {
    const key = `${row.noun}#${row.rowId}`;
    const earlier = steps.get(key);
    steps.delete(key);
    if (!earlier) steps.set(key, row);
    else if (earlier.before !== null || row.after !== null) steps.set(key, merge(earlier, row));
  }
  return [...steps.values()].reverse();
}

function merge(first: RowChange, next: RowChange): RowChange {
  const { noun, rowId } = first;
  const before = first.before === null ? null : { ...next.before, ...first.before };
  const after = next.after === null ? null : { ...first.after, ...next.after };
  return { noun, rowId, before, after };
}
