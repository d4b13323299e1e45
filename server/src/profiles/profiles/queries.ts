import { desc, eq } from 'drizzle-orm';
import type { Answer, Input } from '#contract/call.ts';
import { startOfMonth } from '#contract/moment.ts';
import { seeAmounts } from '#contract/orders/amounts.ts';
import { type profileCalls, profileTabs } from '#contract/profiles/profiles.ts';
import { listHeldCoupons } from '#server/coupons/index.ts';
import { getCustomer, listPoints, listUpline, userBill } from '#server/customers/index.ts';
import { listAddressesOf } from '#server/delivery/index.ts';
import { linesOf } from '#server/orders/index.ts';
import { countSpent, listPaidOrders } from './customer-orders.ts';
import { holds } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { pageOf } from '#server/platform/database/page-of.ts';
import { type Paging, offsetOf, toPage } from '#server/platform/database/page.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { listSignIns } from './list-sign-ins.ts';
import { goodsOf, toCustomerBill, toProfileAddress, toProfileOrder, withoutAmounts, withoutOrderAmount } from './presenter.ts';

type ProfileCalls = typeof profileCalls;
type Rows = Answer<ProfileCalls['infoByCondition']>;
type ProfilePageInput = Paging & { uid: number };

/** Record of the customer, with what they have and spent. */
export async function getTopDetail(
  db: Db,
  { userId: uid }: Input<ProfileCalls['topDetail']>,
  { now, actor }: CallContext,
): Promise<Answer<ProfileCalls['topDetail']>> {
  const [user, figures] = await Promise.all([getCustomer(db, { id: uid }), countSpent(db, { uid, since: startOfMonth(now) })]);
  const price = (fen: number) => (holds(actor, seeAmounts) ? fen : null);
  return {
    user,
    balance: user.nowMoney,
    integralCount: user.integral,
    allOrderCount: figures.orders,
    mothOrderCount: figures.recentOrders,
    allConsumeCount: price(figures.spent),
    mothConsumeCount: price(figures.recentlySpent),
  };
}

async function ordersOf(db: Db, wanted: ProfilePageInput, { actor }: CallContext): Promise<Rows> {
  const page = await listPaidOrders(db, wanted);
  const lines = await linesOf(
    db,
    page.list.map(({ id }) => id),
  );
  const rows = page.list.map((row) => ({ ...toProfileOrder(row), ...goodsOf(lines.get(row.id)) }));
  return { ...page, type: profileTabs.orders, list: holds(actor, seeAmounts) ? rows : rows.map(withoutAmounts) };
}

async function billsOf(db: Db, { uid, ...paging }: ProfilePageInput, { actor }: CallContext): Promise<Rows> {
  const page = await pageOf(db, paging, {
    from: userBill,
    where: eq(userBill.uid, uid),
    order: [desc(userBill.id)],
    show: (rows) => rows.map(toCustomerBill),
  });
  const list = holds(actor, seeAmounts) ? page.list : page.list.map(withoutOrderAmount);
  return { ...page, type: profileTabs.balance, list };
}

/** Page that holds all of a short list; the wire names its length as the limit. */
function wholePage<R>(list: R[]) {
  const total = list.length;
  return { page: 1, limit: total, totalPage: Math.min(total, 1), total, list };
}

async function addressesOf(db: Db, { uid, ...paging }: ProfilePageInput) {
  const all = (await listAddressesOf(db, uid)).map(toProfileAddress);
  return toPage(paging, all.length, all.slice(offsetOf(paging), offsetOf(paging) + paging.limit));
}

const tabs: Readonly<Record<number, (db: Db, wanted: ProfilePageInput, asked: CallContext) => Promise<Rows>>> = {
  [profileTabs.orders]: ordersOf,
  [profileTabs.points]: async (db, wanted, asked) => ({
    ...(await listPoints(db, wanted, asked)),
    type: profileTabs.points,
  }),
  [profileTabs.signIns]: async (db, wanted) => ({ ...(await listSignIns(db, wanted)), type: profileTabs.signIns }),
  [profileTabs.coupons]: async (db, wanted, asked) => ({
    ...(await listHeldCoupons(db, wanted, asked)),
    type: profileTabs.coupons,
  }),
  [profileTabs.balance]: billsOf,
  [profileTabs.upline]: async (db, { uid }) => ({ ...wholePage(await listUpline(db, uid)), type: profileTabs.upline }),
  [profileTabs.addresses]: async (db, wanted) => ({ ...(await addressesOf(db, wanted)), type: profileTabs.addresses }),
};

/** Rows of one tab; nobody's tabs are refused. */
export async function listByTab(
  db: Db,
  { userId: uid, type, ...paging }: Input<ProfileCalls['infoByCondition']>,
  asked: CallContext,
): Promise<Rows> {
  const [rows] = await Promise.all([tabs[type]?.(db, { ...paging, uid }, asked), getCustomer(db, { id: uid })]);
  if (!rows) throw new Error(`no tab ${type} of a customer`);
  return rows;
}
