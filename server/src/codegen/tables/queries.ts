import { sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { type TableRow, type tableCalls } from '#contract/codegen/tables.ts';
import type { Page } from '#contract/wire.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { matching } from '#server/platform/database/conditions.ts';
import { offsetOf, toPage } from '#server/platform/database/page.ts';
import { readMigrations } from '#server/platform/database/upgrade/shape.ts';
import { drawnTables, tableLabel } from './rules.ts';

/** Tables of the shop; those of the queue and of the migrations lie in schemas of their own. */
const ours = sql`c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace`;

interface TableInfo extends Record<string, unknown> {
  id: number;
  name: string;
  engine: string;
  comment: string;
}

let houses: Promise<ReadonlyMap<string, Date>> | undefined;
/** Tables that the house draws itself, with the moment of their migration. */
export const houseTables = (): Promise<ReadonlyMap<string, Date>> => (houses ??= readMigrations().then(drawnTables));

export async function listTables(db: Db, { tableName, ...paging }: Input<typeof tableCalls.list>): Promise<Page<TableRow>> {
  const { rows } = await db.execute<TableInfo>(sql`
    select c.oid::int as id, c.relname as name, coalesce(m.amname, '') as engine, coalesce(obj_description(c.oid), '') as comment
    from pg_class c left join pg_am m on m.oid = c.relam
    where ${ours} and ${matching(tableName, sql`c.relname`) ?? sql`true`} order by c.oid desc`);
  const drawn = await houseTables();
  const page = rows.slice(offsetOf(paging), offsetOf(paging) + paging.limit);
  return toPage(
    paging,
    rows.length,
    page.map(({ id, name, engine, comment }) => ({
      id,
      tableName: name,
      tableComment: comment || tableLabel(name),
      engine,
      createTime: drawn.get(name) ?? null,
    })),
  );
}

interface ColumnFound extends Record<string, unknown> {
  table: string;
  tableComment: string;
  name: string;
  type: string;
  comment: string;
}

/** Columns of these tables, in the order of the tables. */
export async function columnsOf(db: Db, names: readonly string[]): Promise<ColumnFound[]> {
  const { rows } = await db.execute<ColumnFound>(sql`
    select c.relname as "table", coalesce(obj_description(c.oid), '') as "tableComment", a.attname as name,
      format_type(a.atttypid, a.atttypmod) as type, coalesce(col_description(c.oid, a.attnum), '') as comment
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where ${ours} and c.relname = any(${sql.param(names)}::text[]) order by c.oid, a.attnum`);
  return rows;
}
