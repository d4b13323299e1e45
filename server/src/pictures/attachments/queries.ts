import { type SQL, and, desc, eq, gte, ilike, inArray, lt, notExists, sql } from 'drizzle-orm';
import type { Answer, Input } from '#contract/call.ts';
import { categoryTypes } from '#contract/catalogue/categories.ts';
import { periodOf } from '#contract/date-limit.ts';
import type { attachmentCalls } from '#contract/pictures/attachments.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { containing } from '#server/platform/database/like.ts';
import { COUNT_CAP, cappedAt, offsetOf, toPage } from '#server/platform/database/page.ts';
import type { Asked } from '#server/platform/http/serve.ts';
import { type Addresses, addressesOf } from '../addresses/addresses.ts';
import { usesOf } from '../uses/queries.ts';
import { pictureUse } from '../uses/tables.ts';
import { categoryOf } from './rules.ts';
import { attachment } from './tables.ts';

type Row = typeof attachment.$inferSelect;
type Filter = Input<typeof attachmentCalls.list>;

const USUAL = 'png,jpeg,jpg,gif,bmp,webp,audio/mpeg,text/plain,video/mp4';
/** Clients name files by extension; the wire keeps types. */
const typesOf = (list: string): string[] => [
  ...new Set(
    list
      .toLowerCase()
      .split(',')
      .flatMap((type) => (type === 'jpg' ? ['jpg', 'jpeg'] : [type])),
  ),
];

const shown = (row: Row, pictures: Addresses) => ({
  ...row,
  attId: row.id,
  attDir: '',
  sattDir: pictures.show(row.sattDir),
  attSize: String(row.attSize),
});

function whereOf(db: Db, input: Filter, now: Date): SQL | undefined {
  const period = periodOf(input.dateLimit, now);
  const pid = categoryOf(input.pid ?? 0);
  return and(
    pid === 0 ? undefined : and(eq(attachment.pid, pid), sql`${attachment.pid} > 0`),
    inArray(attachment.attType, typesOf(input.attType ?? USUAL)),
    period && and(gte(attachment.createTime, period.from), lt(attachment.createTime, period.until)),
    input.name === undefined ? undefined : ilike(attachment.name, containing(input.name)),
    input.unused ? notExists(db.select().from(pictureUse).where(eq(pictureUse.path, attachment.sattDir))) : undefined,
  );
}

export async function listAttachments(db: Db, input: Filter, { now }: Pick<Asked, 'now'>) {
  const where = whereOf(db, input, now);
  const page = db.select().from(attachment).where(where).orderBy(desc(attachment.id));
  const counted = db
    .select({ one: sql`1` })
    .from(attachment)
    .where(where)
    .limit(COUNT_CAP + 1)
    .as('counted');
  const [rows, n, pictures] = await Promise.all([
    page.limit(input.limit).offset(offsetOf(input)),
    db.$count(counted),
    addressesOf(db),
  ]);
  const list = rows.map((row) => shown(row, pictures));
  const { total, capped } = cappedAt(COUNT_CAP, n);
  return toPage(input, total, list, capped);
}

export async function findAttachment(db: Db, id: number): Promise<Row | undefined> {
  const [row] = await db.select().from(attachment).where(eq(attachment.id, id));
  return row;
}

export async function attachmentInfo(db: Db, { id }: { id: number }): Promise<Answer<typeof attachmentCalls.info>> {
  const row = await findAttachment(db, id);
  return row ? shown(row, await addressesOf(db)) : null;
}

export async function attachmentUsage(db: Db, { ids }: { ids: number[] }): Promise<Answer<typeof attachmentCalls.usage>> {
  const { id, sattDir } = attachment;
  const rows = await db.select({ id, sattDir }).from(attachment).where(inArray(id, ids)).orderBy(id);
  const uses = await usesOf(
    db,
    rows.map((row) => row.sattDir),
  );
  return rows.map((row) => ({ attId: row.id, ...(uses.get(row.sattDir) ?? { total: 0, uses: [] }) }));
}

/** Those of the paths that no row holds. */
export async function lostFiles(db: Db, paths: readonly string[]): Promise<string[]> {
  if (paths.length === 0) return [];
  const held = await db
    .select({ path: attachment.sattDir })
    .from(attachment)
    .where(inArray(attachment.sattDir, [...paths]));
  const kept = new Set(held.map(({ path }) => path));
  return [...new Set(paths)].filter((path) => !kept.has(path));
}

/** Categories lie in another domain, which stands on this one. */
export async function hasCategory(db: Db, id: number): Promise<boolean> {
  const { rows } = await db.execute(sql`select from category where id = ${id} and type = ${categoryTypes.picture}`);
  return rows.length > 0;
}

/** Those of the ids that are categories of pictures. */
export async function foldersAmong(db: Db, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from category where id = any(${sql.param(ids)}::int[]) and type = ${categoryTypes.picture}`,
  );
  return new Set(rows.map(({ id }) => id));
}
