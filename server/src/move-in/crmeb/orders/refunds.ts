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

function refundOf(moving: Moving, { record, id: orderId, orderNo }: OrderWithLines): (typeof refund.$inferInsert)[] {
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

/** Brings one refund of each order that money went back of. */
export async function bringRefunds(moving: Moving, brought: readonly OrderWithLines[]): Promise<void> {
  const { tx } = moving;
  const due = brought.flatMap((each) => refundOf(moving, each).map((row) => ({ row, each })));
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
      refunded: 0,
      refundedPrice: 0,
      refundedPostage: 0,
    }));
    const isWhole = amount === fenOf(record.row['pay_price']);
    const pieces = isWhole ? paid.map(({ lineId, payNum: quantity }) => ({ lineId, quantity })) : [];
    return splitRefund(paid, pieces, amount).map((part) => ({ ...part, refundId: ids[at] ?? 0 }));
  });
  await insertRows(tx, refundLine, rows);
}
