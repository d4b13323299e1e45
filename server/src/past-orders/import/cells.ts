import { type Fen, yuanOfFen } from '#contract/fen.ts';
import { readMoment } from '#contract/moment.ts';
import { type PastField, pastFields } from '#contract/past-orders/past-orders.ts';
import { amountFault } from '#server/platform/cells/amount.ts';
import { codeFault, codeOf } from '#server/platform/cells/code.ts';
import { countFault, countOf } from '#server/platform/cells/count.ts';
import { errorIn } from '#server/platform/cells/faults.ts';
import { momentIn } from '#server/platform/cells/moment.ts';
import { fenIn } from '#server/platform/cells/money.ts';
import type { PastState } from '../bringing/past-order.ts';
import type { PastProblem } from './columns.ts';

/** Cell that cannot be read, as the reader of an order throws it. */
export class CellFault extends Error {
  readonly problem: PastProblem;
  readonly row: number | undefined;

  constructor(problem: PastProblem, row?: number) {
    super(problem.reason);
    this.problem = problem;
    this.row = row;
  }
}

/** A cell with its place. */
export interface PlacedCell {
  field: PastField;
  cell: string;
  row: number;
}

const refuse = ({ field, row }: Pick<PlacedCell, 'field' | 'row'>, reason: string): never => {
  throw new CellFault({ reason, field }, row);
};

const NOTHING = /^[-—/]*$/;
const MOST_MONEY: Fen = 9_999_999_999;
const MOST_PIECES = 1_000_000;
/** Fields that lessen a price, which some systems write below nothing. */
const LESS: ReadonlySet<PastField> = new Set(['discount', 'refunded']);

/** Amount in fen; nothing of an empty cell. */
export function moneyOf(of: PlacedCell): Fen {
  const label = pastFields[of.field];
  const cell = LESS.has(of.field) ? of.cell.replace(/^[-−－]\s*/, '') : of.cell;
  if (NOTHING.test(cell)) return 0;
  const fen = fenIn(cell, MOST_MONEY);
  const usual = `${label}“${of.cell}”不正确，应为 0 到 ${yuanOfFen(MOST_MONEY)} 的金额，最多两位小数`;
  return fen ?? refuse(of, amountFault(cell, label, 'money') ?? usual);
}

export function piecesOf(of: PlacedCell): number {
  const label = pastFields[of.field];
  if (of.cell === '') return refuse(of, `没有填写${label}`);
  const pieces = countOf(of.cell);
  if (pieces !== undefined && pieces > 0 && pieces <= MOST_PIECES) return pieces;
  return refuse(of, countFault(of.cell, label) ?? `${label}“${of.cell}”不正确，应为 1 到 ${MOST_PIECES} 的整数`);
}

/** The first moment that a shop of our time has. */
const FIRST = readMoment('2000-01-01');

/** Moment of a cell by the clock of the shop; undefined of an empty one. */
export function timeOf(of: PlacedCell): Date | undefined {
  const label = pastFields[of.field];
  if (NOTHING.test(of.cell)) return undefined;
  const found = momentIn(of.cell);
  const at = found && readMoment(`${found.day} ${found.clock ?? '00:00:00'}`);
  if (at && at >= FIRST) return at;
  return refuse(of, errorIn(of.cell, label) ?? `${label}“${of.cell}”看不懂，请写成 2025-01-31 14:05 这样的日期和时间`);
}

/** A code that a spreadsheet has not spoilt. */
export function wholeCode(of: PlacedCell): string {
  const fault = of.cell === '' ? undefined : codeFault(of.cell, pastFields[of.field]);
  return fault === undefined ? codeOf(of.cell) : refuse(of, fault);
}

/** A text of at most so many characters. */
export function textOf(of: PlacedCell, most: number): string {
  const label = pastFields[of.field];
  const fault = errorIn(of.cell, label) ?? (of.cell.length > most ? `${label}不能超过 ${most} 个字` : undefined);
  return fault === undefined ? of.cell : refuse(of, fault);
}

/** Words of other systems for how an order stands; what is still open there is ended there first. */
const stateWords: Readonly<Record<PastState | 'unpaid' | 'refunding', string>> = {
  done: '已完成 完成 交易成功 交易完成 已收货 已签收 确认收货 待评价 已评价 订单完成 fulfilled completed',
  sent: '待收货 已发货 卖家已发货 已发出 运输中 配送中 部分发货 shipped',
  toSend: '待发货 已付款 已支付 买家已付款 未发货 等待发货 待出库 paid processing',
  cancelled: '已取消 取消 已关闭 关闭 交易关闭 交易取消 已作废 作废 cancelled canceled',
  refunded: '已退款 全额退款 退款成功 退款完成 已退货 refunded',
  unpaid: '待付款 未付款 待支付 未支付 等待付款 等待买家付款 pending unpaid',
  refunding: '退款中 售后中 申请退款 退款申请 退货中 待退款 refunding',
};
const states = new Map(
  (Object.keys(stateWords) as (keyof typeof stateWords)[]).flatMap((state) =>
    stateWords[state].split(' ').map((word) => [word, state] as const),
  ),
);

/** State of a cell; an order without one is over. */
export function stateIn(of: PlacedCell): PastState {
  if (of.cell === '') return 'done';
  const state = states.get(of.cell.toLowerCase().replaceAll(/[\s（(].*$/g, ''));
  if (state === 'unpaid') return refuse(of, '还没有付款的订单不导入，请等付款或取消后再导入');
  if (state === 'refunding') return refuse(of, '退款还没有结束的订单不导入，请在原系统办完后再导入');
  return state ?? refuse(of, `状态“${of.cell}”看不懂，请改成 已完成、待收货、待发货、已取消 或 已退款`);
}
