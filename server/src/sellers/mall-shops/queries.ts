import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Answer, Input } from '#contract/call.ts';
import type { MallShop, mallShopCalls } from '#contract/sellers/mall-shops.ts';
import { masked } from '#contract/masked.ts';
import type { Page } from '#contract/wire.ts';
import { withAddresses } from '#server/pictures/index.ts';
import { equal, matching } from '#server/platform/database/conditions.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { pageOfJoined, recordOf } from '#server/platform/database/page-of.ts';
import { productCount, shop } from '#server/catalogue/index.ts';
import { operator, operatorShop } from '../operators/tables.ts';
import { shopAccount } from '../shop-accounts/tables.ts';

/** Read from the index `order_line__seller` alone; orders lie above sellers, so that their lines are named here only. */
const orderCount = sql<number>`(select count(distinct l.order_id) from order_line l where l.mer_id = ${shop.id})`.mapWith(Number);

const columns = {
  ...getTableColumns(shop),
  productCount,
  orderCount,
  operatorId: sql<number>`coalesce(${operator.id}, 0)`.mapWith(Number),
  operatorName: sql<string>`coalesce(${operator.name}, '')`,
  bankName: sql<string>`coalesce(${shopAccount.bankName}, '')`,
  bankAccountName: sql<string>`coalesce(${shopAccount.bankAccountName}, '')`,
  bankAccount: sql<string>`coalesce(${shopAccount.bankAccount}, '')`,
};

const rows = (db: Db) =>
  db
    .select(columns)
    .from(shop)
    .leftJoin(operatorShop, eq(operatorShop.shopId, shop.id))
    .leftJoin(operator, eq(operator.id, operatorShop.operatorId))
    .leftJoin(shopAccount, eq(shopAccount.shopId, shop.id));

const shown = (db: Db, found: Awaited<ReturnType<typeof rows>>): Promise<MallShop[]> =>
  withAddresses(
    db,
    found.map((row) => ({ ...row, bankAccount: masked(row.bankAccount) })),
    'logo',
    'license',
  );

const runBy = (operatorId: number | undefined) =>
  operatorId
    ? sql`exists (select from operator_shop o where o.shop_id = ${shop.id} and o.operator_id = ${operatorId})`
    : undefined;

export function listMallShops(db: Db, input: Input<typeof mallShopCalls.list>): Promise<Page<MallShop>> {
  const where = and(
    eq(shop.isDel, false),
    equal(shop.type, input.type),
    equal(shop.status, input.status),
    runBy(input.operatorId),
    matching(input.keywords, shop.name, shop.code, shop.contact, shop.phone),
  );
  const order = [desc(shop.sort), desc(shop.id)];
  return pageOfJoined(db, input, rows(db), { from: shop, where, order }, (found) => shown(db, found));
}

export const getMallShop = (db: Db, { id }: { id: number }): Promise<MallShop> =>
  recordOf(rows(db).where(eq(shop.id, id)), (found) => shown(db, found), 'shop');

export const listOpenShops = (db: Db): Promise<Answer<typeof mallShopCalls.all>> =>
  db.select({ id: shop.id, name: shop.name }).from(shop).where(eq(shop.status, true)).orderBy(desc(shop.sort), desc(shop.id));
