import { sql } from 'drizzle-orm';
import { deletionRefusals } from '#contract/changes/deletions.ts';
import { findHistory } from '#contract/history.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { camel } from '#server/platform/database/names.ts';
import type { Image } from '#server/platform/write/undo.ts';

type Unique = Record<'columns', string[]> & Record<'condition', string | null>;
type Clash = Record<'id', number> & Record<'value' | 'column', string>;

/** Unique constraints: columns, and for which rows. */
async function uniquesOf(tx: Tx, noun: string): Promise<Unique[]> {
  const { rows } = await tx.execute<Unique>(sql`
    select pg_get_expr(x.indpred, x.indrelid) as condition,
      array(select a.attname::text from unnest(x.indkey::int[]) with ordinality k (num, place)
        join pg_attribute a on a.attrelid = x.indrelid and a.attnum = k.num order by place) as columns
    from pg_index x where x.indrelid = ${noun}::regclass and x.indisunique and not x.indisprimary and x.indexprs is null`);
  return rows;
}

/** Refuses rows whose name or number somebody else has taken meanwhile, and says who; the last column of the rule is what is said. */
export async function refuseTaken(tx: Tx, noun: string, images: readonly Image[]): Promise<void> {
  const uniques = await uniquesOf(tx, noun);
  if (uniques.length === 0) return;
  const table = sql.identifier(noun);
  const found = uniques.map(({ columns, condition }) => {
    const same = columns.map((column) => sql`t.${sql.identifier(column)} = r.${sql.identifier(column)}`);
    const last = columns.at(-1) ?? '';
    // The condition is the database's own text of the index.
    const rows = sql`(select * from ${table} where ${sql.raw(condition ?? 'true')})`;
    return sql`(select t.id, ${last} as column, t.${sql.identifier(last)}::text as value
      from ${rows} t join jsonb_populate_recordset(null::${table}, ${JSON.stringify(images)}::jsonb) r
      on ${sql.join(same, sql` and `)} and t.id <> r.id limit 1)`;
  });
  const [clash] = (await tx.execute<Clash>(sql.join(found, sql` union all `))).rows;
  if (!clash) return;
  const history = findHistory(noun);
  const label = history?.label ?? '记录';
  const [field] = history?.fields[camel(clash.column)] ?? [];
  throw field === undefined
    ? deletionRefusals.THERE_ALREADY({ label, id: clash.id })
    : deletionRefusals.TAKEN({ field, value: clash.value, label, id: clash.id });
}
