import { sql } from 'drizzle-orm';
import { changeRefusals } from '#contract/changes/changes.ts';
import { findHistory } from '#contract/history.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { undoRuleOf } from '#server/platform/write/undo.ts';
import type { RowChange } from './collapse.ts';
import { columnsNow, fitTable, outgrown } from './table-now.ts';

/** Column that grows with every update of a row. */
const VERSION = 'version';

/** Columns that an undo does not write: derived ones and the version. */
export const columnsOutsideUndo = (noun: string): string[] => [...(undoRuleOf(noun).derived ?? []), VERSION];

const table = (noun: string) => sql.identifier(noun);
const columns = (names: readonly string[]) =>
  sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );
const recordset = (noun: string, rows: readonly object[]) =>
  sql`jsonb_populate_recordset(null::${table(noun)}, ${JSON.stringify(rows)}::jsonb)`;
const idsOf = (steps: readonly RowChange[]) =>
  sql`(select jsonb_array_elements_text(${JSON.stringify(steps.map(({ rowId }) => rowId))}::jsonb)::bigint)`;

/** Undo of inserts: the rows are deleted, ledger entries get an opposite one, nouns with a bin are flagged. With 'leave', rows in use stay. */
export async function undoInserts(
  tx: Tx,
  noun: string,
  steps: readonly RowChange[],
  changedSince: 'refuse' | 'leave' = 'refuse',
): Promise<void> {
  const { negate, removal, inUse } = undoRuleOf(noun);
  const unused = changedSince === 'leave' && inUse ? sql`and not (${inUse})` : sql``;
  if (negate) {
    const entries = steps.map(({ after }) =>
      Object.fromEntries(
        Object.entries(after ?? {}).map(([name, value]) => [name, negate.includes(name) ? -Number(value) : value]),
      ),
    );
    const { shapes, isLacking } = await fitTable(tx, noun, entries);
    if (isLacking) throw outgrown(noun);
    for (const { names, rows } of shapes) {
      const own = columns(names.filter((name) => name !== 'id'));
      await tx.execute(sql`insert into ${table(noun)} (${own}) select ${own} from ${recordset(noun, rows)}`);
    }
  } else if (removal) {
    await tx.execute(sql`update ${table(noun)} t set ${sql.identifier(removal)} = true where id in ${idsOf(steps)} ${unused}`);
  } else await tx.execute(sql`delete from ${table(noun)} t where id in ${idsOf(steps)} ${unused}`);
}

const imagesOf = (steps: readonly RowChange[]) => steps.map(({ before }) => before ?? {});

/** Undo of deletes: the rows are inserted again under the same ids. True when some of their columns no longer exist. */
export async function undoDeletes(tx: Tx, noun: string, steps: readonly RowChange[]): Promise<boolean> {
  const { shapes, isLacking, isLosing } = await fitTable(tx, noun, imagesOf(steps));
  if (isLacking) throw outgrown(noun);
  for (const { names, rows } of shapes)
    await tx.execute(
      sql`insert into ${table(noun)} (${columns(names)}) overriding system value select ${columns(names)} from ${recordset(noun, rows)}`,
    );
  return isLosing;
}

interface Reference {
  column: string;
  target: string;
}

/** Undo of those deletes whose foreign keys still exist and that violate no unique constraint; others are skipped. */
export async function undoFittingDeletes(tx: Tx, noun: string, steps: readonly RowChange[]): Promise<void> {
  const { shapes } = await fitTable(tx, noun, imagesOf(steps));
  const { rows: references } = await tx.execute<Reference & Record<string, unknown>>(sql`
    select a.attname as column, t.relname as target
    from pg_constraint c join pg_class t on t.oid = c.confrelid join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.conrelid = ${noun}::regclass and cardinality(c.conkey) = 1`);
  const fitting = references.map(({ column, target }) => {
    const value = sql`r.${sql.identifier(column)}`;
    return sql`(${value} is null or exists (select from ${table(target)} where id = ${value}))`;
  });
  for (const { names, rows } of shapes)
    await tx.execute(sql`
      insert into ${table(noun)} (${columns(names)}) overriding system value
      select ${columns(names)} from ${recordset(noun, rows)} r
      where ${sql.join([sql`true`, ...fitting], sql` and `)} on conflict do nothing`);
}

/**
 * Undo of updates: the changed columns get their former values. A row in which one of them was changed since is a refusal, or is
 * left as it is; answers the number of those.
 */
export async function undoUpdates(
  tx: Tx,
  noun: string,
  steps: readonly RowChange[],
  changedSince: 'refuse' | 'leave' = 'refuse',
): Promise<number> {
  let left = 0;
  const skipped = new Set(columnsOutsideUndo(noun));
  const { rows } = await tx.execute<{ id: number; row: Record<string, unknown> }>(
    sql`select id, to_jsonb(t) as row from ${table(noun)} t where id in ${idsOf(steps)} order by id for update`,
  );
  const present = new Map(rows.map(({ id, row }) => [Number(id), row]));
  const there = await columnsNow(tx, noun);
  const shapes = Map.groupBy(steps, ({ after }) =>
    Object.keys(after ?? {})
      .filter((name) => !skipped.has(name))
      .sort()
      .join(),
  );
  for (const [shape, same] of shapes) {
    if (shape === '') continue;
    const changed = shape.split(',').filter((name) => !there.get(name)?.isComputed);
    const names = changed.filter((name) => there.has(name));
    if (names.length < changed.length && changedSince === 'refuse') throw outgrown(noun);
    if (names.length === 0) continue;
    const untouched = same.filter(({ rowId, after }) =>
      names.every((name) => JSON.stringify(present.get(rowId)?.[name]) === JSON.stringify(after?.[name])),
    );
    if (untouched.length < same.length && changedSince === 'refuse')
      throw changeRefusals.CHANGED_SINCE({ what: findHistory(noun)?.label ?? '记录' });
    left += same.length - untouched.length;
    if (untouched.length === 0) continue;
    const hasVersion = rows[0] !== undefined && VERSION in rows[0].row;
    const sets = names.map((name) => sql`${sql.identifier(name)} = r.${sql.identifier(name)}`);
    if (hasVersion) sets.push(sql`version = t.version + 1`);
    const images = untouched.map(({ rowId, before }) => ({ ...before, id: rowId }));
    await tx.execute(
      sql`update ${table(noun)} t set ${sql.join(sets, sql`, `)} from ${recordset(noun, images)} r where t.id = r.id`,
    );
  }
  return left;
}
