import { type SQL, and, desc, eq, ilike, or, sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import type { DraftInfo, DraftRow, draftCalls } from '#contract/collection/drafts.ts';
import type { Page } from '#contract/wire.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { containing } from '#server/platform/database/like.ts';
import { offsetOf, toPage } from '#server/platform/database/page.ts';
import { missing } from '#server/platform/missing.ts';
import { addressesOf } from '#server/pictures/index.ts';
import { lowestPrice, shownPayload } from './rules.ts';
import { crawlDraft } from './tables.ts';

export type Draft = typeof crawlDraft.$inferSelect;

const name = sql<string>`coalesce(${crawlDraft.payload} ->> 'storeName', '')`;
const lines = sql<{ price: number }[]>`${crawlDraft.payload} -> 'attrValue'`;

/** Without the payload: its texts are long, and no list reads them. */
const columns = {
  id: crawlDraft.id,
  platform: crawlDraft.platform,
  soureLink: crawlDraft.soureLink,
  storeName: name,
  image: sql<string>`coalesce(${crawlDraft.payload} ->> 'image', '')`,
  price: sql<number | null>`(select min((line ->> 'price')::int) from jsonb_array_elements(${lines}) line)`,
  status: crawlDraft.status,
  failReason: crawlDraft.failReason,
  productId: sql<number>`coalesce(${crawlDraft.productId}, 0)`,
  createTime: crawlDraft.createTime,
  updateTime: crawlDraft.updateTime,
};

function hasWord(keywords: string | undefined): SQL | undefined {
  const word = keywords?.trim() ?? '';
  return word === '' ? undefined : or(ilike(name, containing(word)), ilike(crawlDraft.soureLink, containing(word)));
}

export async function listDrafts(db: Db, input: Input<typeof draftCalls.list>): Promise<Page<DraftRow>> {
  const where = and(
    hasWord(input.keywords),
    input.platform === undefined ? undefined : eq(crawlDraft.platform, input.platform),
    input.status === undefined ? undefined : eq(crawlDraft.status, input.status),
  );
  const page = db
    .select(columns)
    .from(crawlDraft)
    .where(where)
    .orderBy(desc(crawlDraft.id))
    .limit(input.limit)
    .offset(offsetOf(input));
  const [rows, total, pictures] = await Promise.all([page, db.$count(crawlDraft, where), addressesOf(db)]);
  return toPage(
    input,
    total,
    rows.map((row) => ({ ...row, image: pictures.show(row.image) })),
  );
}

export async function draftInfo(db: Db, { id }: { id: number }): Promise<DraftInfo> {
  const [row] = await db.select().from(crawlDraft).where(eq(crawlDraft.id, id));
  if (!row) return missing('crawl_draft');
  const payload = shownPayload(row.payload, await addressesOf(db));
  const { storeName, image } = payload;
  return { ...row, productId: row.productId ?? 0, storeName, image, price: lowestPrice(payload), payload };
}

export async function lockDraft(tx: Tx, id: number): Promise<Draft> {
  const [row] = await tx.select().from(crawlDraft).where(eq(crawlDraft.id, id)).for('update');
  return row ?? missing('crawl_draft');
}

export async function setDraft(tx: Tx, id: number, values: Partial<Draft>): Promise<void> {
  await tx.update(crawlDraft).set(values).where(eq(crawlDraft.id, id));
}

/** Drafts of this address, whatever became of them. */
export const draftsFrom = (tx: Tx, soureLink: string): Promise<Draft[]> =>
  tx.select().from(crawlDraft).where(eq(crawlDraft.soureLink, soureLink)).for('update');
