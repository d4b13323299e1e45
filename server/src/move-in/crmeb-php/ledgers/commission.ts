import { type ReadRecord, tableReader } from '../../stage/table-reader.ts';
import { madeAt, renamed } from '../values/values.ts';
import { ORDER_OF_LINK, directionOf, isFrozen, orderNoOf, stateOf } from './movements.ts';

/** Levels at which an order earns commission. */
const LEVELS: Readonly<Record<string, string>> = { self_brokerage: '1', one_brokerage: '1', two_brokerage: '2' };
/** Movements that come with withdrawals, or go to the balance. */
const WITHDRAWN: Readonly<Record<string, string>> = { extract: 'extract', extract_fail: 'extract', extract_money: 'yue' };

function causeOf({ row, beside }: ReadRecord) {
  const type = row['type'] ?? '';
  const orderNo = orderNoOf(beside['orders']);
  const level = LEVELS[type];
  if (orderNo !== undefined && (level !== undefined || type === 'refund'))
    return { link_type: 'order', link_id: orderNo, brokerage_level: level ?? null };
  return { link_type: WITHDRAWN[type] ?? 'other', link_id: '0', brokerage_level: null };
}

/** Commission, which counts at once there and may be frozen for a while. */
export const commission = tableReader({
  from: 'eb_user_brokerage',
  to: 'eb_user_brokerage_record',
  beside: [ORDER_OF_LINK],
  row: (record) => ({
    ...renamed(record.row, { id: 'id', uid: 'uid', title: 'title', mark: 'mark', balance: 'balance', price: 'number' }),
    ...madeAt(record.row),
    ...causeOf(record),
    type: directionOf(record.row),
    status: stateOf(record.row),
  }),
  losses: [{ says: '冻结中的佣金按已到账搬来', isSo: ({ row }, now) => isFrozen(row, now) }],
});
