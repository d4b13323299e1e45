import { eq, inArray, sql } from 'drizzle-orm';
import type { Answer } from '#contract/call.ts';
import { categoryTypes } from '#contract/catalogue/category-record.ts';
import type { attachmentCalls } from '#contract/pictures/attachments.ts';
import { originalOf } from '#contract/pictures/thumbnails.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { type Addresses, addressesOf } from '../addresses/addresses.ts';
import { usesOf } from '../uses/queries.ts';
import { attachment } from './tables.ts';

type AttachmentRow = typeof attachment.$inferSelect;

export const toAnswer = (row: AttachmentRow, pictures: Addresses) => ({
  ...row,
  attId: row.id,
  attDir: '',
  sattDir: pictures.show(row.sattDir),
  attSize: String(row.attSize),
});

export async function findAttachment(db: Db, id: number): Promise<AttachmentRow | undefined> {
  const [row] = await db.select().from(attachment).where(eq(attachment.id, id));
  return row;
}

export async function attachmentInfo(db: Db, { id }: { id: number }): Promise<Answer<typeof attachmentCalls.info>> {
  const row = await findAttachment(db, id);
  return row ? toAnswer(row, await addressesOf(db)) : null;
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

/** Paths without a row in the library. */
export async function lostFiles(db: Db, paths: readonly string[]): Promise<string[]> {
  if (paths.length === 0) return [];
  const rows = await db
    .select({ path: attachment.sattDir })
    .from(attachment)
    .where(inArray(attachment.sattDir, [...paths]));
  const kept = new Set(rows.map(({ path }) => path));
  return [...new Set(paths)].filter((path) => !kept.has(path));
}

/** Addresses below our site that are not in the library; those of other sites are none of them. */
export const missingFromLibrary = (db: Db, addresses: readonly string[]): Promise<string[]> =>
  lostFiles(db, addresses.filter((address) => address.startsWith('/files/')).map(originalOf));

/** Categories lie in another domain, which stands on this one. */
export async function hasCategory(db: Db, id: number): Promise<boolean> {
  const { rows } = await db.execute(sql`select from category where id = ${id} and type = ${categoryTypes.picture}`);
  return rows.length > 0;
}

/** Picture categories among the ids. */
export async function foldersAmong(db: Db, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from category where id = any(${sql.param(ids)}::int[]) and type = ${categoryTypes.picture}`,
  );
  return new Set(rows.map(({ id }) => id));
}
