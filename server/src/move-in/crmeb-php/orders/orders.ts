import { yuanOfFen } from '#contract/fen.ts';
import { fenOf } from '../../crmeb/values/values.ts';
import type { TheirRow } from '../../dump/columns.ts';
import { lossBy, tableReader } from '../../stage/table-reader.ts';
import { commaListOf, madeAt, secondsOf } from '../values/values.ts';
import { standingOf } from './order-standing.ts';
import { isSplit } from './split-orders.ts';

/** Amounts in the form: its total holds the freight, theirs does not. */
const amountsOf = (row: TheirRow): TheirRow => ({
  pro_total_price: row['total_price'] ?? null,
  total_price: yuanOfFen(fenOf(row['total_price']) + fenOf(row['total_postage'])),
});

/** Moment of the last thing that is known of an order. */
const lastOf = (row: TheirRow): string | null =>
  secondsOf(row['refund_reason_time']) ?? secondsOf(row['pay_time']) ?? secondsOf(row['add_time']);

export const orders = tableReader({
  from: 'eb_store_order',
  to: 'eb_store_order',
  beside: [
    { name: 'steps', table: 'eb_store_order_status', column: 'oid', of: ({ id }) => id },
    { name: 'refunds', table: 'eb_store_order_refund', column: 'store_order_id', of: ({ id }) => id },
  ],
  row({ row, beside }) {
    if (isSplit(row)) return '拆单的主单，商品和金额都在拆出的订单里';
    const standing = standingOf(row, beside['steps'] ?? [], beside['refunds'] ?? []);
    return {
      ...row,
      ...amountsOf(row),
      ...standing,
      ...madeAt(row),
      refund_price: standing.refund_status === '2' ? (row['refund_price'] ?? null) : '0',
      refund_reason_wap_img: commaListOf(row['refund_reason_wap_img']),
      refund_reason_time: secondsOf(row['refund_reason_time']),
      pay_time: secondsOf(row['pay_time']),
      update_time: lastOf(row),
      out_trade_no: row['trade_no'] ?? null,
      type: '0',
      is_alter_price: '0',
      bargain_user_id: null,
    };
  },
  losses: [lossBy('status', ['4'], '部分发货的订单按已发货搬来'), lossBy('status', ['5'], '部分核销的订单按未核销搬来')],
});

export const steps = tableReader({
  from: 'eb_store_order_status',
  to: 'eb_store_order_status',
  row: ({ row }) => ({ ...row, create_time: secondsOf(row['change_time']) }),
});
