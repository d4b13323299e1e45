import { type SQL, sql } from 'drizzle-orm';
import { eraseValues, rowsGoneOf } from '#server/changes/index.ts';
import { personalColumns } from '#server/customers/index.ts';
import { quietTables } from '#server/platform/database/quiet.ts';
import { type PersonalData, everyPersonalData } from '#server/platform/write/personal.ts';
import type { Write } from '#server/platform/write/write.ts';

/** Blanks or removes the rows of a table; answers their numbers, where it is one whose rows have any. */
async function eraseRows({ tx }: Write, { table, of, blank, removes }: PersonalData, uids: SQL): Promise<number[]> {
  const name = sql.identifier(table);
  const values = Object.entries(blank).map(([column, value]) => sql`${sql.identifier(column)} = ${value}`);
  const act = removes ? sql`delete from ${name} t` : sql`update ${name} t set ${sql.join(values, sql`, `)}`;
  const { rows } = await tx.execute<{ id: number | null }>(
    sql`${act} where ${of(uids)} returning (to_jsonb(t) ->> 'id')::int as id`,
  );
  return rows.flatMap(({ id }) => (id === null ? [] : [id]));
}

/** Takes what every table says of these customers, and then what the log says of those rows. */
export async function erasePersonalData(
  write: Write,
  uids: readonly number[],
  eraseAccounts: () => Promise<void>,
): Promise<void> {
  const numbers = sql`${sql.param([...uids])}::int[]`;
  const erased = [{ noun: 'customer', ids: uids, columns: personalColumns }];
  const quiet = new Set(quietTables());
  for (const data of everyPersonalData()) {
    const ids = await eraseRows(write, data, numbers);
    const { table: noun, namedBy: column, blank, derived = [] } = data;
    if (quiet.has(noun)) continue;
    const gone = column === undefined ? [] : await rowsGoneOf(write.tx, { noun, column, uids });
    erased.push({ noun, ids: [...new Set([...ids, ...gone])], columns: [...Object.keys(blank), ...derived] });
  }
  // Last, for rows of other tables are found by what the accounts say.
  await eraseAccounts();
  for (const each of erased) await eraseValues(write, each);
}
