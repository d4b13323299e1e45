import { type ReadRecord, tableReader } from '../../stage/table-reader.ts';
import { isSplit } from '../orders/split-orders.ts';
import { madeAt, renamed } from '../values/values.ts';

/** Movements of balances that go by another name in the form. */
const RENAMED: Readonly<Record<string, string>> = { pay_product: 'pay_order', recharge_refund: 'user_recharge_refund' };
const OF_ORDERS = new Set(['pay_product', 'pay_product_refund']);

/** An order that was split has paid for those that it became, and their refunds name it. */
const isOfSplit = ({ row, beside }: ReadRecord): boolean =>
  OF_ORDERS.has(row['type'] ?? '') && (beside['orders'] ?? []).some(isSplit);

export const balances = tableReader({
  from: 'eb_user_money',
  to: 'eb_user_bill',
  beside: [{ name: 'orders', table: 'eb_store_order', column: 'id', of: ({ link_id: link }) => link }],
  row(record) {
    const { row } = record;
    if (isOfSplit(record)) return '拆单前的付款和退款，已按拆出的订单逐笔记账';
    return {
      ...renamed(row, { id: 'id', uid: 'uid', link_id: 'link_id', pm: 'pm', title: 'title', number: 'number', mark: 'mark' }),
      ...madeAt(row),
      category: 'now_money',
      type: RENAMED[row['type'] ?? ''] ?? row['type'] ?? null,
      balance: row['balance'] ?? null,
      status: row['status'] ?? null,
    };
  },
});
