import { type SQL, and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Answer, Input } from '#contract/call.ts';
import { type Shop, type shopCalls, shopTabs } from '#contract/catalogue/shops.ts';
import type { Page } from '#contract/wire.ts';
import { binOf } from '#server/platform/database/records/bin-of.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { equal, matching } from '#server/platform/database/conditions.ts';
import { pageOf } from '#server/platform/database/page-of.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import { notFound } from '#server/platform/not-found.ts';
import { withAddresses } from '#server/pictures/index.ts';
import { product } from '../products/tables.ts';
import { shop } from '../product-references/tables.ts';

type ShopFilter = Input<typeof shopCalls.list>;

export const shops = rowsOf(shop);

export const productCount = sql<number>`(select count(*) from product p where p.mer_id = "shop"."id" and not p.is_del)`.mapWith(
  Number,
);
const columns = { ...getTableColumns(shop), productCount };

const bin = binOf(shop, shop.status, shopTabs.values);

const named = (keywords: string | undefined) => matching(keywords, shop.name, shop.contact, shop.phone);

const inState = ({ type, status, isDel }: ShopFilter): SQL | undefined =>
  type === undefined ? and(eq(shop.isDel, isDel ?? false), equal(shop.status, status)) : bin.tabs[type];

export const listShops = (db: Db, input: ShopFilter): Promise<Page<Shop>> =>
  pageOf(db, input, {
    select: columns,
    from: shop,
    where: and(inState(input), named(input.keywords), equal(shop.platform, input.platform)),
    order: [desc(shop.sort), desc(shop.id)],
    show: (rows) => withAddresses(db, rows, 'logo'),
  });

export const countShops = (db: Db, { keywords }: Input<typeof shopCalls.getCount>): Promise<Answer<typeof shopCalls.getCount>> =>
  bin.count(db, named(keywords));

export async function getShop(db: Db, { id }: { id: number }): Promise<Shop> {
  const [found] = await withAddresses(db, await db.select(columns).from(shop).where(eq(shop.id, id)), 'logo');
  if (!found) throw notFound('shop');
  return found;
}

export const countProducts = (db: Db, id: number): Promise<number> =>
  db.$count(product, and(eq(product.merId, id), eq(product.isDel, false)));

/** An order with a line of the shop is under way, or money or goods of it come back; orders lie above shops, so that they are named here only. */
export async function hasOpenOrders(db: Db, id: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from order_line l join "order" o on o.id = l.order_id
    where l.mer_id = ${id} and (o.state not in ('done', 'cancelled') and o.refund_state <> 'refunded'
      or o.refund_state in ('asked', 'paying') or o.case_state is not null) limit 1`);
  return rows.length > 0;
}

/** Products deleted for good belong to no shop any more. */
export async function releaseDeletedProducts(tx: Tx, id: number): Promise<void> {
  await tx
    .update(product)
    .set({ merId: null })
    .where(and(eq(product.merId, id), eq(product.isDel, true)));
}

/** The shop of a product sells nothing: whoever closed it takes its products off the storefront, not off the shelf. */
export const isClosedShop = sql`exists (select from ${shop} where ${shop.id} = ${product.merId} and not ${shop.status})`;
