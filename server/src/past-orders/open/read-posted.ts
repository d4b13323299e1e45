import type { OpenPastOrder } from '#contract/past-orders/open-past-orders.ts';
import type { PastOrder, PastState } from '../bringing/past-order.ts';
import { CellFault } from '../import/cells.ts';
import { type PastCells, lineFields } from '../import/columns.ts';
import { numberOf } from '../import/group-lines.ts';
import { tryOrder } from '../import/read-order.ts';
import { stateLabels } from '../import/words.ts';

interface Unread {
  reason: string;
}

const MOMENT = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/;

const isState = (said: string): said is PastState => Object.hasOwn(stateLabels, said);

const cellOf = (said: string | number | null | undefined): string => String(said ?? '').trim();

/** Reason against what is written otherwise than a sheet may write it. */
function formFault({ state, createTime, payTime, lines }: OpenPastOrder): string | undefined {
  if (!isState(state))
    return `状态“${state}”不正确，应为 ${Object.keys(stateLabels).join('、')}；没有付款、退款没有结束的订单请在原系统办完后再导入`;
  if (!MOMENT.test(createTime)) return `下单时间“${createTime}”不正确，应为 2026-01-31 08:00:00`;
  if (payTime && !MOMENT.test(payTime)) return `付款时间“${payTime}”不正确，应为 2026-01-31 08:00:00`;
  return lines.length === 0 ? '没有填写商品' : undefined;
}

/** Cells of an order by its lines, as a sheet has them. */
function cellsOf({ lines, state, ...order }: OpenPastOrder): PastCells[] {
  const whole = { ...order, status: isState(state) ? stateLabels[state] : '' };
  return lines.map((line) =>
    Object.fromEntries(Object.entries({ ...whole, ...line }).map(([field, said]) => [field, cellOf(said)])),
  );
}

/** The reason with the line that it is about. */
const placedAt = ({ problem: { reason, field }, row }: CellFault): string =>
  field !== undefined && lineFields.has(field) && row !== undefined ? `第 ${row} 行商品：${reason}` : reason;

/** An order as it was posted, by the rules of a sheet's cells; or why it cannot be read. */
export function readPosted(posted: OpenPastOrder): PastOrder | Unread {
  const reason = formFault(posted);
  if (reason !== undefined) return { reason };
  const rows = cellsOf(posted).map((cells, at) => ({ row: at + 1, cells }));
  const read = tryOrder({ orderNo: numberOf(posted.orderNo), rows });
  return read instanceof CellFault ? { reason: placedAt(read) } : read;
}
