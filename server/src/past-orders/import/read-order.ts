import { PAST_LINES, type PastField, pastFields } from '#contract/past-orders/past-orders.ts';
import { mobileOf } from '#server/platform/cells/code.ts';
import { TOO_WIDE } from '#server/platform/cells/width.ts';
import { placedIn } from '#server/platform/headed-sheets/lines.ts';
import type { PastLine, PastOrder } from '../bringing/past-order.ts';
import { sumOf } from '../bringing/rules.ts';
import { CellFault, type PlacedCell, moneyOf, piecesOf, stateIn, textOf, timeOf, wholeCode } from './cells.ts';
import type { PastColumns } from './columns.ts';
import { type OrderRows, numberOf } from './group-lines.ts';

const NUMBER = /^[\w./-]{1,32}$/;
const PHONE = /^[\d+()*\- ,转#]{5,18}$/;

/** The one value that the rows of an order agree on. */
function soleCell({ rows }: OrderRows, field: PastField): PlacedCell {
  const said = rows.filter(({ cells }) => (cells[field] ?? '') !== '');
  const [first] = said;
  const other = said.find(({ cells }) => cells[field] !== first?.cells[field]);
  const cell = first?.cells[field] ?? '';
  if (other)
    throw new CellFault(
      { reason: `${pastFields[field]}在同一订单里有“${cell}”和“${other.cells[field] ?? ''}”，请改成一致`, field },
      other.row,
    );
  return { field, cell, row: first?.row ?? rows[0]?.row ?? 0 };
}

/** Texts of which the first that is said counts. */
function firstText({ rows }: OrderRows, field: PastField, most: number): string {
  const said = rows.find(({ cells }) => (cells[field] ?? '') !== '') ?? rows[0];
  return said ? textOf({ field, cell: said.cells[field] ?? '', row: said.row }, most) : '';
}

function lineOf({ row, cells, isTooWide }: OrderRows['rows'][number]): PastLine {
  if (isTooWide) throw new CellFault({ reason: TOO_WIDE }, row);
  const at = (field: PastField): PlacedCell => ({ field, cell: cells[field] ?? '', row });
  const productName = textOf(at('productName'), 255);
  if (productName === '') throw new CellFault({ reason: '没有填写商品', field: 'productName' }, row);
  if (at('price').cell === '') throw new CellFault({ reason: '没有填写单价', field: 'price' }, row);
  return {
    productName,
    spec: textOf(at('spec'), 255),
    code: wholeCode(at('code')),
    quantity: piecesOf(at('quantity')),
    price: moneyOf(at('price')),
    carrier: textOf(at('carrier'), 64),
    trackingNo: textOf({ ...at('trackingNo'), cell: wholeCode(at('trackingNo')) }, 64),
  };
}

function numberIn(of: OrderRows): string {
  const cell = soleCell({ ...of, rows: of.rows.slice(0, 1) }, 'orderNo');
  const orderNo = numberOf(wholeCode(cell));
  if (orderNo === '') throw new CellFault({ reason: '没有填写订单号' }, cell.row);
  if (!NUMBER.test(orderNo))
    throw new CellFault(
      { reason: `订单号“${orderNo}”不能用，应为 1 到 32 位的字母、数字和 - _ . /`, field: 'orderNo' },
      cell.row,
    );
  return orderNo;
}

function phonesOf(of: OrderRows) {
  const phone = mobileOf(wholeCode(soleCell(of, 'phone')));
  const cell = soleCell(of, 'userPhone');
  const userPhone = mobileOf(wholeCode(cell)) || phone;
  if (userPhone !== '' && !PHONE.test(userPhone))
    throw new CellFault({ reason: `${pastFields.userPhone}“${userPhone}”不正确，最长 18 位`, field: 'userPhone' }, cell.row);
  return { phone: phone || userPhone, userPhone };
}

/** Moments of an order; one that was paid and does not say when was paid at once. */
function timesOf(of: OrderRows, isPaid: boolean) {
  const cell = soleCell(of, 'createTime');
  const createTime = timeOf(cell) ?? timeOf(soleCell(of, 'payTime'));
  if (createTime === undefined) throw new CellFault({ reason: '没有填写下单时间', field: 'createTime' }, cell.row);
  return { createTime, payTime: timeOf(soleCell(of, 'payTime')) ?? (isPaid ? createTime : null) };
}

function moneysOf(of: OrderRows, lines: readonly PastLine[], isCancelled: boolean) {
  const [freight, discount] = [moneyOf(soleCell(of, 'freight')), moneyOf(soleCell(of, 'discount'))];
  const [paid, refunded] = [soleCell(of, 'paid'), moneyOf(soleCell(of, 'refunded'))];
  // Many systems write 0 as paid of what was cancelled.
  const isOpen = paid.cell === '' || (isCancelled && moneyOf(paid) === 0);
  return { freight, discount, refunded, paid: isOpen ? sumOf({ lines, freight, discount }) : moneyOf(paid) };
}

function readRows(of: OrderRows): PastOrder {
  const orderNo = numberIn(of);
  if (of.rows.length > PAST_LINES) throw new CellFault({ reason: `一笔订单最多 ${PAST_LINES} 行商品` });
  const lines = of.rows.map(lineOf);
  const said = stateIn(soleCell(of, 'status'));
  const isEnded = said === 'cancelled';
  const moneys = moneysOf(of, lines, isEnded);
  const wasPaid = isEnded && moneys.refunded > 0 && moneys.refunded === moneys.paid;
  const state = wasPaid ? 'refunded' : said;
  const isWhole = state === 'refunded' && soleCell(of, 'refunded').cell === '';
  return {
    orderNo,
    state,
    ...timesOf(of, state !== 'cancelled'),
    ...phonesOf(of),
    realName: firstText(of, 'realName', 32) || firstText(of, 'nickname', 32),
    address: firstText(of, 'address', 255),
    remark: firstText(of, 'remark', 500),
    lines,
    ...moneys,
    ...(isWhole && { refunded: moneys.paid }),
  };
}

/** An order by its rows, or the cell that cannot be read. */
export function tryOrder(of: OrderRows): PastOrder | CellFault {
  try {
    return readRows(of);
  } catch (error) {
    if (error instanceof CellFault) return error;
    throw error;
  }
}

/** An order by its rows, or why it cannot be read, with the place where the columns are given. */
export function readOrder(of: OrderRows, columns: PastColumns = new Map()): PastOrder | { reason: string } {
  const read = tryOrder(of);
  if (!(read instanceof CellFault)) return read;
  return { reason: placedIn(columns, read.row ?? of.rows[0]?.row ?? 0, read.problem) };
}
