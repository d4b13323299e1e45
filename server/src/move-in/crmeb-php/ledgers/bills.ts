import type { TheirRow } from '../../dump/columns.ts';
import type { ReadRecord, TableReader } from '../../stage/table-reader.ts';
import { madeAt, renamed } from '../values/values.ts';
import { ORDER_OF_LINK, directionOf, isFrozen, orderNoOf, stateOf } from './movements.ts';

/** Movements that orders make, each with the title by which the form tells what a refund took or gave back. */
const OF_ORDERS: Readonly<Record<string, string>> = {
  gain: '用户订单付款成功',
  product_gain: '用户订单付款成功',
  deduction: '用户订单付款成功',
  order_deduction: '订单退款',
  integral_refund: '订单退款',
  pay_product_integral_back: '订单退款',
};

/** Cause of a movement: an order, signing in, or the system. */
function causeOf({ row, beside }: ReadRecord): TheirRow {
  const type = row['type'] ?? '';
  const orderNo = orderNoOf(beside['orders']);
  if (type === 'sign') return { link_type: 'sign', link_id: '0' };
  const title = OF_ORDERS[type];
  return title !== undefined && orderNo !== undefined
    ? { link_type: 'order', link_id: orderNo, title }
    : { link_type: 'system', link_id: '0', title: row['title'] ?? null };
}

function movementOf(record: ReadRecord, amount: string): TheirRow {
  const { row } = record;
  return {
    ...renamed(row, { id: 'id', uid: 'uid', mark: 'mark', balance: 'balance', [amount]: 'number' }),
    ...madeAt(row),
    ...causeOf(record),
    type: directionOf(row),
  };
}

/** Movements of points and of experience, which stand in one table there. */
export const bills: TableReader = {
  from: 'eb_user_bill',
  to: ['eb_user_integral_record', 'eb_user_experience_record'],
  beside: [ORDER_OF_LINK],
  read(record) {
    const { category, status } = record.row;
    if (category === 'integral')
      return [{ table: 'eb_user_integral_record', row: { ...movementOf(record, 'integral'), status: stateOf(record.row) } }];
    if (category !== 'exp') return '以前版本的余额和佣金流水，现在另有流水表';
    if (status !== '1') return '没有生效的经验流水';
    return [{ table: 'eb_user_experience_record', row: movementOf(record, 'experience') }];
  },
  losses: [{ says: '冻结中的积分按已到账搬来', isSo: ({ row }, now) => row['category'] === 'integral' && isFrozen(row, now) }],
};
