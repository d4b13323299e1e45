import { type SQL, and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Answer, Input } from '#contract/call.ts';
import { periodOf } from '#contract/date-limit.ts';
import type { rechargeOwedCalls } from '#contract/finance/recharges-owed.ts';
import type { Recharge, RechargeFilter } from '#contract/finance/recharge-record.ts';
import { rechargeRefusals } from '#contract/finance/recharge-refusals.ts';
import type { rechargeCalls } from '#contract/finance/recharges.ts';
import { rechargeSettings } from '#contract/finance/settings.ts';
import { fenOfYuan } from '#contract/fen.ts';
import type { Page } from '#contract/wire.ts';
import { customer } from '#server/customers/index.ts';
import { addressesOf, avatarBelow } from '#server/pictures/index.ts';
import { among, equal, matchingParts, within } from '#server/platform/database/conditions.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { countUpTo } from '#server/platform/database/count-up-to.ts';
import { type Waiting, waitingIn } from '#server/platform/database/lists/waiting.ts';
import { inOrderOf, sortedBy } from '#server/platform/database/lists/sorted-by.ts';
import { readListPage } from '#server/platform/database/lists/read-list-page.ts';
import { WORD_CAP } from '#server/platform/database/page.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { settingsOf, shownEntries } from '#server/settings/index.ts';
import { type RechargePackage, oneForEach } from './rules.ts';
import { type RechargeRecord, rechargeParts, rechargeRefund, userRecharge } from './tables.ts';

export const recharges = rowsOf(userRecharge, { missing: rechargeRefusals.NOT_FOUND });

/** The group of combined data with the packages, by its number on the wire. */
const PACKAGES = 62;

/** Amounts that come with a gift, as staff keep them in combined data. */
export async function packagesOf(db: Db): Promise<RechargePackage[]> {
  const entries = await shownEntries(db, PACKAGES);
  const yuan = (text: string | undefined) => (text && Number(text) > 0 ? fenOfYuan(text) : 0);
  const packages = entries.map((entry) => ({ price: yuan(entry['price']), givePrice: yuan(entry['give_money']) }));
  return oneForEach(packages.filter(({ price }) => price > 0));
}

/** Tiers that the shop offers to those who want to recharge. */
export async function rechargeOffer(db: Db) {
  const settings = await settingsOf(db, rechargeSettings);
  return {
    isOpen: settings.recharge_switch,
    least: settings.store_user_min_recharge,
    attention: settings.recharge_attention.split('\n').filter((line) => line.trim() !== ''),
    packages: await packagesOf(db),
  };
}

/** Condition in the words of the index `recharge_refund__paying`, which few refunds are in. */
const isPaying = sql`${rechargeRefund.state} = 'paying'`;
const isOwed = and(isPaying, rechargeRefund.byHand);

const isRefunding = sql<boolean>`exists (select from ${rechargeRefund}
  where ${rechargeRefund.rechargeId} = ${userRecharge.id} and ${isPaying})`;

const isOwedByHand = sql<boolean>`exists (select from ${rechargeRefund}
  where ${rechargeRefund.rechargeId} = ${userRecharge.id} and ${isOwed})`;

const owedAmount = sql`(select ${rechargeRefund.cashAmount} from ${rechargeRefund}
  where ${rechargeRefund.rechargeId} = ${userRecharge.id} and ${isOwed})`.mapWith(rechargeRefund.cashAmount);

const rowsQuery = prepared('recharge_rows', (db, _: '', name) => {
  const { id, uid } = userRecharge;
  return db
    .select({
      recharge: userRecharge,
      isRefunding,
      isOwedByHand,
      owedAmount,
      avatar: customer.avatar,
      nickname: customer.nickname,
    })
    .from(userRecharge)
    .innerJoin(customer, eq(customer.id, uid))
    .where(among(id, sql.placeholder('ids')))
    .prepare(name);
});

/** Rows in the order of their keys. */
export async function rowsByIds(db: Db, ids: number[]): Promise<Recharge[]> {
  const rows = await rowsQuery(db, '').execute({ ids });
  const pictures = await addressesOf(db);
  return inOrderOf(ids, rows, ({ recharge }) => recharge.id).map(({ recharge, avatar, ...row }) => ({
    ...recharge,
    ...row,
    avatar: avatarBelow(pictures, avatar),
    orderId: recharge.orderNo,
    paid: recharge.payTime !== null,
  }));
}

const isToPayBack = sql`${userRecharge.id} = any(array(select ${rechargeRefund.rechargeId} from ${rechargeRefund} where ${isOwed}))`;

export function rechargesWanted(filter: RechargeFilter, now: Date): SQL | undefined {
  const { createTime, isDel, orderNo, payTime, uid } = userRecharge;
  return and(
    (filter.paid ?? true) ? isNotNull(payTime) : and(isNull(payTime), sql`not ${isDel}`),
    equal(uid, filter.uid),
    matchingParts(filter.keywords, rechargeParts, orderNo),
    filter.payBack ? isToPayBack : undefined,
    within(createTime, periodOf(filter.dateLimit, now)),
  );
}

/** Recharges, the latest first unless they are asked for by another field. */
export function listRecharges(
  db: Db,
  { order, ...input }: Input<typeof rechargeCalls.list>,
  { now }: Pick<CallContext, 'now'>,
): Promise<Page<Recharge>> {
  const { id, createTime } = userRecharge;
  // Days are read along their own index.
  const latest = periodOf(input.dateLimit, now) ? createTime : id;
  const conditions = {
    table: userRecharge,
    id,
    ...sortedBy(order, { of: userRecharge, id, latest }),
    where: rechargesWanted(input, now),
    byWord: Boolean(input.keywords?.trim()),
  };
  return readListPage(db, input, conditions, (ids) => rowsByIds(db, ids));
}

/** Recharges whose refund waits for people to pay it. */
export async function countPayBack(db: Db): Promise<Answer<typeof rechargeOwedCalls.countPayBack>> {
  const { total, capped } = await countUpTo(db, WORD_CAP, rechargeRefund, isOwed);
  return { count: total, capped };
}

/** Counts them with the first of them. */
export const rechargesOwed = (db: Db): Promise<Waiting> => waitingIn(db, rechargeRefund, isOwed, rechargeRefund.createTime);

/** Locks a recharge by its number until the end of the transaction. */
export async function getByNo(db: Db, orderNo: string): Promise<RechargeRecord> {
  const [found] = await db.select().from(userRecharge).where(eq(userRecharge.orderNo, orderNo));
  if (!found) throw rechargeRefusals.NOT_FOUND();
  return found;
}

export async function lockByNo(tx: Tx, orderNo: string): Promise<RechargeRecord> {
  const [found] = await tx.select().from(userRecharge).where(eq(userRecharge.orderNo, orderNo)).for('update');
  if (!found) throw rechargeRefusals.NOT_FOUND();
  return found;
}

export const refunds = rowsOf(rechargeRefund);

export async function findRefundByKey(db: Db, requestKey: string) {
  const [found] = await db.select().from(rechargeRefund).where(eq(rechargeRefund.requestKey, requestKey));
  return found;
}

export const refundUnderWay = async (db: Db, rechargeId: number): Promise<boolean> =>
  (await db.$count(rechargeRefund, and(eq(rechargeRefund.rechargeId, rechargeId), isPaying))) > 0;

/** Refund that waits for people who pay it. */
export async function findOwed(db: Db, rechargeId: number) {
  const { id } = rechargeRefund;
  const [found] = await db
    .select({ id })
    .from(rechargeRefund)
    .where(and(eq(rechargeRefund.rechargeId, rechargeId), isOwed));
  return found;
}
