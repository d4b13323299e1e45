import type { Tx } from '#server/platform/database/connect.ts';
import type { RowChange } from './collapse.ts';
import { keyOf, ownersOf } from './records.ts';

/** The rows of all records but these. */
export async function withoutRecords(tx: Tx, rows: readonly RowChange[], kept: ReadonlySet<string>): Promise<RowChange[]> {
  if (kept.size === 0) return [...rows];
  const owners = await ownersOf(tx, rows);
  return rows.filter((row) => {
    const owner = owners.get(row);
    return !owner || !kept.has(keyOf(owner));
  });
}
