import { and, inArray, notInArray, or, sql } from 'drizzle-orm';
import { rechargeRefundTypes } from '#contract/finance/recharge-record.ts';
import { rechargeRefund, userRecharge } from '#server/finance/index.ts';
import { insertRows } from '#server/platform/database/insert-rows.ts';
import type { Moving, Theirs } from '../engine/moving.ts';
import { namedIds } from '../engine/named-ids.ts';
import { type Brought, idsAgain, recordNoun } from '../engine/record-noun.ts';
import { fenOf, flagOf, momentOf, textOf } from './values/values.ts';

interface RechargeAround {
  uids: ReadonlyMap<string, number>;
  numbers: Set<string>;
  /** Numbers of payments, each of which one recharge has. */
  trades: Set<string>;
}

const numberOf = ({ key, row }: Theirs): string => textOf(row['order_id']) || `recharge${key}`;

async function aroundOf(moving: Moving, records: readonly Theirs[]): Promise<RechargeAround> {
  const trades = records.map(({ row }) => textOf(row['out_trade_no']));
  const there = await moving.tx
    .select({ orderNo: userRecharge.orderNo, tradeNo: userRecharge.tradeNo })
    .from(userRecharge)
    .where(
      and(
        notInArray(userRecharge.id, idsAgain(moving)),
        or(inArray(userRecharge.orderNo, records.map(numberOf)), inArray(userRecharge.tradeNo, trades)),
      ),
    );
  return {
    uids: await namedIds(moving, 'customer', records, 'uid'),
    numbers: new Set(there.map(({ orderNo }) => orderNo)),
    trades: new Set(there.flatMap(({ tradeNo }) => tradeNo ?? [])),
  };
}

function tradeOf({ row }: Theirs, trades: Set<string>): string | null {
  const trade = textOf(row['out_trade_no']);
  if (trade === '' || trades.has(trade)) return null;
  trades.add(trade);
  return trade;
}

function rechargeOf(record: Theirs, { uids, numbers, trades }: RechargeAround, { now }: Moving) {
  const { key, row } = record;
  const uid = uids.get(textOf(row['uid']));
  const orderNo = numberOf(record);
  const price = fenOf(row['price']);
  if (uid === undefined) return '用户不存在';
  if (price <= 0) return '金额为 0';
  if (numbers.has(orderNo)) return '单号重复';
  numbers.add(orderNo);
  const createTime = momentOf(row['create_time']) ?? now;
  const payTime = flagOf(row['paid']) ? (momentOf(row['pay_time']) ?? createTime) : null;
  return {
    id: Number(key),
    uid,
    orderNo,
    requestKey: `move-in:${key}`,
    price,
    givePrice: fenOf(row['give_price']),
    rechargeType: textOf(row['recharge_type']),
    tradeNo: tradeOf(record, trades),
    payTime,
    refundPrice: payTime ? Math.min(price, fenOf(row['refund_price'])) : 0,
    createTime,
    updateTime: payTime ?? createTime,
  };
}

/** Number of a refund as long as our column takes it. */
const REFUND_NO_MAX = 40;

type Refunded = Brought<{ orderNo: string; refundPrice: number; updateTime: Date }>;

/** A refund of a recharge, the first or another one. */
function refundOf({ key, id, row }: Refunded, cashAmount: number, before: number) {
  const mark = before > 0 ? `-${before}` : '';
  return {
    rechargeId: id,
    refundNo: `${`R${row.orderNo}`.slice(0, REFUND_NO_MAX - mark.length)}${mark}`,
    requestKey: `move-in:${key}${mark}`,
    type: rechargeRefundTypes.cash,
    cashAmount,
    giveAmount: 0,
    state: 'done' as const,
    actorName: '迁入',
    doneTime: row.updateTime,
    createTime: row.updateTime,
    updateTime: row.updateTime,
  };
}

/** Brings what went back of recharges and is not here yet. */
async function bringRefunds({ tx }: Moving, brought: readonly Refunded[]): Promise<void> {
  const there = await tx
    .select({
      id: rechargeRefund.rechargeId,
      sum: sql<number>`sum(${rechargeRefund.cashAmount})::int`,
      n: sql<number>`count(*)::int`,
    })
    .from(rechargeRefund)
    .where(inArray(rechargeRefund.rechargeId, [0, ...brought.map(({ id }) => id)]))
    .groupBy(rechargeRefund.rechargeId);
  const known = new Map(there.map((each) => [each.id, each]));
  const rows = brought.flatMap((each) => {
    const { sum = 0, n = 0 } = known.get(each.id) ?? {};
    return each.row.refundPrice > sum ? [refundOf(each, each.row.refundPrice - sum, n)] : [];
  });
  await insertRows(tx, rechargeRefund, rows);
}

export const recharges = recordNoun({
  noun: 'recharge',
  label: '充值',
  source: 'eb_user_recharge',
  key: 'id',
  table: userRecharge,
  around: aroundOf,
  row: rechargeOf,
  parts: (moving, brought) => bringRefunds(moving, brought),
  partsAgain: (moving, brought) => bringRefunds(moving, brought),
});
