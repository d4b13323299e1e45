import { type SQL, and, desc, eq, getTableColumns, ilike, or, sql } from 'drizzle-orm';
import type { Answer, Input } from '#contract/call.ts';
import { type Shop, type shopCalls, shopTabs } from '#contract/catalogue/shops.ts';
import type { Page } from '#contract/wire.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { containing } from '#server/platform/database/like.ts';
import { offsetOf, toPage } from '#server/platform/database/page.ts';
import { missing } from '#server/platform/missing.ts';
import { addressesOf } from '#server/pictures/index.ts';
import { product } from '../products/tables.ts';
import { shop } from './tables.ts';

type ShopRow = typeof shop.$inferSelect;
type Filter = Input<typeof shopCalls.list>;

const productCount = sql<number>`(select count(*) from product p where p.mer_id = "shop"."id" and not p.is_del)`.mapWith(Number);
const columns = { ...getTableColumns(shop), productCount };

const isOpen = and(eq(shop.status, true), eq(shop.isDel, false));
const isClosed = and(eq(shop.status, false), eq(shop.isDel, false));
const isBinned = eq(shop.isDel, true);
const tabs: Readonly<Record<number, SQL | undefined>> = {
  [shopTabs.open]: isOpen,
  [shopTabs.closed]: isClosed,
  [shopTabs.bin]: isBinned,
};

function hasWord(keywords: string | undefined): SQL | undefined {
  const word = keywords?.trim() ?? '';
  if (word === '') return undefined;
  const like = containing(word);
  return or(ilike(shop.name, like), ilike(shop.contact, like), ilike(shop.phone, like));
}

const inPlace = ({ type, status, isDel }: Filter): SQL | undefined =>
  type === undefined
    ? and(eq(shop.isDel, isDel ?? false), status === undefined ? undefined : eq(shop.status, status))
    : tabs[type];

export async function listShops(db: Db, input: Filter): Promise<Page<Shop>> {
  const where = and(
    inPlace(input),
    hasWord(input.keywords),
    input.platform === undefined ? undefined : eq(shop.platform, input.platform),
  );
  const page = db
    .select(columns)
    .from(shop)
    .where(where)
    .orderBy(desc(shop.sort), desc(shop.id))
    .limit(input.limit)
    .offset(offsetOf(input));
  const [rows, total, pictures] = await Promise.all([page, db.$count(shop, where), addressesOf(db)]);
  return toPage(
    input,
    total,
    rows.map((row) => ({ ...row, logo: pictures.show(row.logo) })),
  );
}

const counted = (where: SQL | undefined) => sql<number>`count(*) filter (where ${where})`.mapWith(Number);

export async function countShops(
  db: Db,
  { keywords }: Input<typeof shopCalls.getCount>,
): Promise<Answer<typeof shopCalls.getCount>> {
  const [row] = await db
    .select({ show: counted(isOpen), hide: counted(isClosed), recycle: counted(isBinned) })
    .from(shop)
    .where(hasWord(keywords));
  return row ?? { show: 0, hide: 0, recycle: 0 };
}

export async function getShop(db: Db, { id }: { id: number }): Promise<Shop> {
  const [row] = await db.select(columns).from(shop).where(eq(shop.id, id));
  if (!row) return missing('shop');
  return { ...row, logo: (await addressesOf(db)).show(row.logo) };
}

/** For a change: a product that is just being saved under it is waited for. */
export async function lockShop(tx: Tx, id: number): Promise<ShopRow> {
  const [row] = await tx.select().from(shop).where(eq(shop.id, id)).for('update');
  return row ?? missing('shop');
}

export const countProducts = (db: Db, id: number): Promise<number> =>
  db.$count(product, and(eq(product.merId, id), eq(product.isDel, false)));

/** Products deleted for good belong to no shop any more. */
export async function releaseDeletedProducts(tx: Tx, id: number): Promise<void> {
  await tx
    .update(product)
    .set({ merId: null })
    .where(and(eq(product.merId, id), eq(product.isDel, true)));
}

export async function setShop(tx: Tx, id: number, values: Partial<ShopRow>): Promise<void> {
  await tx.update(shop).set(values).where(eq(shop.id, id));
}
