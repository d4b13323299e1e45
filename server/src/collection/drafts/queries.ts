import { and, desc, eq, sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import type { DraftInfo, DraftRow, draftCalls } from '#contract/collection/drafts.ts';
import type { Page } from '#contract/wire.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { equal, matching } from '#server/platform/database/conditions.ts';
import { pageOf } from '#server/platform/database/page-of.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import { addressesOf, withAddresses } from '#server/pictures/index.ts';
import { lowestPrice, payloadWithUrls } from './rules.ts';
import { crawlDraft } from './tables.ts';

export type CollectedDraft = typeof crawlDraft.$inferSelect;
export const drafts = rowsOf(crawlDraft);

const name = sql<string>`coalesce(${crawlDraft.payload} ->> 'storeName', '')`;
const lines = sql<{ price: number }[]>`${crawlDraft.payload} -> 'attrValue'`;

/** Columns without the payload: its texts are long, and no list reads them. */
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

export const listDrafts = (db: Db, input: Input<typeof draftCalls.list>): Promise<Page<DraftRow>> =>
  pageOf(db, input, {
    select: columns,
    from: crawlDraft,
    where: and(
      matching(input.keywords, name, crawlDraft.soureLink),
      equal(crawlDraft.platform, input.platform),
      equal(crawlDraft.status, input.status),
    ),
    order: [desc(crawlDraft.id)],
    show: (rows) => withAddresses(db, rows, 'image'),
  });

export async function draftInfo(db: Db, { id }: { id: number }): Promise<DraftInfo> {
  const row = await drafts.get(db, id);
  const payload = payloadWithUrls(row.payload, await addressesOf(db));
  const { storeName, image } = payload;
  return { ...row, productId: row.productId ?? 0, storeName, image, price: lowestPrice(payload), payload };
}

/** Drafts of this address, whatever became of them. */
export const draftsFrom = (tx: Tx, soureLink: string): Promise<CollectedDraft[]> =>
  tx.select().from(crawlDraft).where(eq(crawlDraft.soureLink, soureLink)).for('update');
