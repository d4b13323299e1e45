import { guessCarrier, tidyNumber } from '#contract/delivery/carrier-guess.ts';
import { orderRefusals } from '#contract/orders/order-refusals.ts';
import { type CheckedRow, type SheetPlaces, checkStates } from '#contract/fulfilment/shipments.ts';
import { codeFault, codesIn } from '#server/platform/cells/code.ts';
import { type CellHeading, placed } from '#server/platform/cells/place.ts';
import type { OrderRecord } from '#server/orders/index.ts';
import { isSameRecipient, isSentWithParcel, whyNotSendable } from '../sending/rules.ts';
import type { ShipmentLine } from './lines.ts';

export interface Carrier {
  code: string;
  name: string;
}

type ShippedOrder = Pick<OrderRecord, 'orderNo' | 'realName' | 'userPhone' | 'userAddress'> & {
  /** False for whoever may not be told of it. */
  isSeen?: boolean;
};

const nameOf = ({ orderNo, isSeen = true }: ShippedOrder): string => (isSeen ? `订单 ${orderNo}` : '其他订单');

/** Reason why the number of a parcel is not that of this order: another recipient’s parcel has it. */
export function whyNotItsNumber(order: ShippedOrder, others: readonly ShippedOrder[]): string | undefined {
  const other = others.find((each) => each.orderNo !== order.orderNo && !isSameRecipient(each, order));
  return other && `单号已用于${nameOf(other)}，收货人不同`;
}

function whatGoesAlong(along: ShippedOrder | undefined): string {
  if (!along) return '';
  return along.isSeen === false ? '与其他订单同一个包裹' : `与订单 ${along.orderNo} 同一个包裹`;
}

/** Endings that one carrier has in several names; freight of the same house is another carrier. */
const stemOf = (name: string): string => name.replace(/(股份)?有限公司$/, '').replace(/(快递|速递|速运|快件)$/, '');

/** Carrier that numbers its parcels like this one, and whose name begins like the one that was written. */
function numbered({ carrier, expressNumber }: ShipmentLine, carriers: readonly Carrier[]): Carrier | undefined {
  const guessed = carriers.find(({ code }) => code === guessCarrier(expressNumber));
  return guessed && carrier.startsWith(guessed.name.slice(0, 2)) ? guessed : undefined;
}

/** The carrier that a line names, or that numbers its parcels like this. */
export function carrierOf(line: ShipmentLine, carriers: readonly Carrier[]): Carrier | undefined {
  const { carrier, expressNumber } = line;
  if (carrier === '') return carriers.find(({ code }) => code === guessCarrier(expressNumber));
  const exact = carriers.find(({ code, name }) => name === carrier || code === carrier.toLowerCase());
  const alike = carriers.find(({ name }) => stemOf(name) === stemOf(carrier));
  const [only, ...others] = carriers.filter(({ name }) => name.includes(carrier) || carrier.includes(name));
  return exact ?? alike ?? numbered(line, carriers) ?? (others.length === 0 ? only : undefined);
}

const NUMBER = /^[A-Z\d-]{6,40}(:\d{4})?$/;
const TRACKING = /^[A-Z]{0,4}\d{8,}$/i;
const SCIENTIFIC = /^\d(\.\d+)?E\+\d+$/;

/** Tracking numbers of a line, when it has several: in one cell, or where its carrier would stand. */
function severalIn({ expressNumber, carrier }: ShipmentLine): string[] {
  const numbers = [...codesIn(expressNumber), ...(TRACKING.test(carrier) ? [carrier] : [])];
  return numbers.length > 1 && numbers.every((number) => TRACKING.test(number)) ? numbers : [];
}

function whyNoNumber(line: ShipmentLine, number: string): string | undefined {
  if (number === '') return '没有快递单号';
  const several = severalIn(line);
  if (several.length > 0) return `写了 ${several.length} 个快递单号（${several.join('、')}），请在订单里分包裹发货，或只留一个`;
  if (SCIENTIFIC.test(number)) return '单号被表格写成了科学计数，请把这一列改为文本格式后重新填写';
  if (NUMBER.test(number)) return undefined;
  return codeFault(line.expressNumber, '快递单号') ?? '快递单号不正确，应为 6 到 40 位字母和数字';
}

/** A list does not say which goods lie in which parcel, and a parcel of guessed goods misleads the buyer: staff divide such an order themselves. */
const whyNotTwice = (first: number, sent: string | undefined, expressNumber: string): string =>
  sent === expressNumber
    ? `与第 ${first} 行是同一个订单`
    : `与第 ${first} 行是同一个订单的另一个包裹（${expressNumber}）：表里看不出每个包裹装了哪些商品，请删去这个订单的各行，到订单里分包裹发货`;

const otherHandlerOf = (order: OrderRecord | undefined, adminId: number): string | null =>
  order && order.handlerId !== adminId ? order.handlerName : null;

type ShipmentColumn = keyof SheetPlaces['columns'];

const pasted = (label: string): CellHeading => ({ heading: label, label, column: undefined });

/** Columns of the lines as they are pasted. */
const PASTED: Readonly<Record<ShipmentColumn, CellHeading>> = {
  orderNo: pasted('订单号'),
  expressNumber: pasted('快递单号'),
  carrier: pasted('快递公司'),
};

export interface ShipmentFacts {
  orders: ReadonlyMap<string, OrderRecord>;
  /** Orders whose refund waits for a second person. */
  proposed: ReadonlySet<string>;
  /** Orders whose parcels have a number of the list. */
  carrying: ReadonlyMap<string, readonly ShippedOrder[]>;
  carriers: readonly Carrier[];
  /** The person who asks: the orders of others are named. */
  adminId: number;
  /** Columns of the sheet that the lines were read from; undefined of lines that were pasted. */
  columns: SheetPlaces['columns'] | undefined;
}

/** Outcome of each line of a list, in its order: an earlier line comes first where two want the same. */
export function judged(
  lines: readonly ShipmentLine[],
  { orders, proposed, carrying, carriers, adminId, columns }: ShipmentFacts,
): CheckedRow[] {
  const firstRows = new Map<string, number>();
  const parcels = new Map<string, string>();
  const within = new Map<string, ShippedOrder[]>();

  function judge(line: ShipmentLine, expressNumber: string, carrier: Carrier | undefined): Pick<CheckedRow, 'state' | 'reason'> {
    const refused = (reason: string, column: ShipmentColumn) => ({
      state: checkStates.refused,
      reason: placed(reason, line.row, { ...PASTED[column], ...columns?.[column] }),
    });
    const order = orders.get(line.orderNo);
    if (line.orderNo === '') return refused('没有订单号', 'orderNo');
    const spoilt = codeFault(line.orderNo, '订单号');
    if (spoilt !== undefined) return refused(spoilt, 'orderNo');
    const wrong = whyNoNumber(line, expressNumber);
    if (wrong !== undefined) return refused(wrong, 'expressNumber');
    if (!order) return refused('没有这个订单，请核对订单号', 'orderNo');
    const first = firstRows.get(line.orderNo);
    if (first !== undefined) return refused(whyNotTwice(first, parcels.get(line.orderNo), expressNumber), 'orderNo');
    firstRows.set(line.orderNo, line.row);
    parcels.set(line.orderNo, expressNumber);
    if (!carrier)
      return refused(
        line.carrier === '' ? '认不出快递公司，请在单号后写上' : `没有启用“${line.carrier}”这家快递公司`,
        line.carrier === '' ? 'expressNumber' : 'carrier',
      );
    const parcel = { expressCode: carrier.code, expressNumber };
    if (isSentWithParcel(order, { type: '1', ...parcel }))
      return { state: checkStates.known, reason: '已按这个单号发出，不会重复发货' };
    const others = [...(carrying.get(expressNumber) ?? []), ...(within.get(expressNumber) ?? [])];
    const reason =
      whyNotSendable(order, { orderNo: order.orderNo, type: '1', ...parcel }) ??
      (proposed.has(order.orderNo) ? orderRefusals.REFUND_PROPOSED().message : undefined);
    if (reason !== undefined) return refused(reason, 'orderNo');
    const taken = whyNotItsNumber(order, others);
    if (taken !== undefined) return refused(taken, 'expressNumber');
    within.set(expressNumber, [...(within.get(expressNumber) ?? []), order]);
    const [along] = others;
    return { state: checkStates.ready, reason: whatGoesAlong(along) };
  }

  return lines.map((line) => {
    const expressNumber = tidyNumber(line.expressNumber);
    const carrier = carrierOf(line, carriers);
    return {
      row: line.row,
      orderNo: line.orderNo,
      expressNumber,
      expressCode: carrier?.code ?? '',
      expressName: carrier?.name ?? line.carrier,
      realName: orders.get(line.orderNo)?.realName ?? '',
      handler: otherHandlerOf(orders.get(line.orderNo), adminId),
      ...judge(line, expressNumber, carrier),
    };
  });
}
