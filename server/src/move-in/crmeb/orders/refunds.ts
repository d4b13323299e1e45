import { splitRefund } from '#contract/orders/lines/refund-split.ts';
import { refund, refundLine } from '#server/orders/index.ts';
import { insertRows } from '#server/platform/database/insert-rows.ts';
import { type Moving, type Theirs, say } from '../../engine/moving.ts';
import { fenOf, momentOf, textOf } from '../values/values.ts';
import type { OrderWithLines } from './bring-lines.ts';
import { refundedOf, standingOf } from './order-state.ts';

/** Moment the money went back: the step, or the row of the balance that took it, says so. */
function refundTime({ beside, row, key }: Theirs): Date | null {
  const step = (beside['steps'] ?? []).find((each) => textOf(each['change_type']) === 'refund_price');
  const bill = (beside['bills'] ?? []).find(
    (each) => textOf(each['link_id']) === key && textOf(each['type']) === 'pay_product_refund',
  );
  return momentOf(step?.['create_time'] ?? bill?.['create_time'] ?? row['refund_reason_time'] ?? row['update_time']);
}

/** The refund of an order that money went back of, or is about to. */
export function refundOf(moving: Moving, { record, id: orderId, orderNo }: OrderWithLines): (typeof refund.$inferInsert)[] {
  const { row } = record;
  const { refundState } = standingOf(row);
  const isPaying = refundState === 'paying';
  const amount = isPaying
    ? Math.min(fenOf(row['refund_price']) || fenOf(row['pay_price']), fenOf(row['pay_price']))
    : refundedOf(row);
  if (amount === 0 && refundState !== 'refunded' && !isPaying) return [];
  const time = refundTime(record) ?? moving.now;
  if (isPaying) say(moving, 'altered', '退款中，结果不明，等人工处理', record.key);
  return [
    {
      refundNo: `R${orderNo}`,
      orderId,
      amount,
      reason: textOf(row['refund_reason_wap'] ?? row['refund_reason']) || '迁入',
      restock: refundState === 'refunded',
      state: isPaying ? ('paying' as const) : ('done' as const),
      byHand: isPaying,
      actorName: '迁入',
      doneTime: isPaying ? null : time,
      createTime: time,
      updateTime: time,
    },
  ];
}

/** Money that went back of lines before. */
export type Before = ReadonlyMap<number, { quantity: number; amount: number; postage: number }>;

/** Brings one refund of each order that money went back of. */
export const bringRefunds = (moving: Moving, brought: readonly OrderWithLines[]): Promise<void> =>
  writeRefunds(
    moving,
    brought.flatMap((each) => refundOf(moving, each).map((row) => ({ row, each }))),
  );

/** Writes refunds with their parts by line, of what is left of these. */
export async function writeRefunds(
  { tx }: Moving,
  due: readonly { row: typeof refund.$inferInsert; each: OrderWithLines }[],
  before: Before = new Map(),
): Promise<void> {
  const ids = await insertRows(
    tx,
    refund,
    due.map(({ row }) => row),
  );
  const rows = due.flatMap(({ row: { amount }, each: { lines, record } }, at) => {
    const paid = lines.map(({ id: lineId, payNum, paidPrice, paidPostage }) => ({
      lineId,
      payNum,
      paidPrice,
      paidPostage,
      refunded: before.get(lineId)?.quantity ?? 0,
      refundedPrice: before.get(lineId)?.amount ?? 0,
      refundedPostage: before.get(lineId)?.postage ?? 0,
    }));
    const gone = paid.reduce((sum, { refundedPrice, refundedPostage }) => sum + refundedPrice + refundedPostage, 0);
    const isWhole = gone + amount === fenOf(record.row['pay_price']);
    const pieces = isWhole ? paid.map(({ lineId, payNum, refunded }) => ({ lineId, quantity: payNum - refunded })) : [];
    return splitRefund(paid, pieces, amount).map((part) => ({ ...part, refundId: ids[at] ?? 0 }));
  });
  await insertRows(tx, refundLine, rows);
}
