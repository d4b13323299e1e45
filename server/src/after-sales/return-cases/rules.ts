import type { Fen } from '#contract/fen.ts';
import type { CaseGoods } from '#contract/after-sales/return-case-record.ts';
import { type CaseKind, caseKinds, caseStates } from '#contract/orders/return-case-enums.ts';
import { returnCaseRefusals } from '#contract/after-sales/return-case-refusals.ts';
import type { OrderState, RefundState } from '#contract/orders/enums.ts';
import type { CaseLineRecord, CaseRecord } from '#server/orders/index.ts';
import { piecesWithBuyer } from '#server/orders/rules.ts';
import { isOpen } from './states.ts';

/** A line of an order with what became of its pieces. */
export interface LineOf {
  lineId: number;
  skuId: number;
  productId: number;
  productName: string;
  payNum: number;
  refunded: number;
  /** Pieces of these that a return brought back after they had left. */
  cameBack: number;
  /** Pieces in parcels that stand. */
  sent: number;
  price: Fen;
  /** Price without level and activity; null on old lines. */
  originalPrice: Fen | null;
}

/** Goods of a case that was neither refused nor withdrawn. */
export interface StandingLine {
  kind: CaseKind;
  state: CaseRecord['state'];
  lineId: number;
  skuId: number;
  outSkuId: number | null;
  quantity: number;
  received: number;
}

export interface Ware {
  id: number;
  productId: number;
  suk: string;
  price: Fen;
  isDel: boolean;
}

interface Returnable {
  refundState: RefundState;
  payTime: Date | null;
}

/** Refusal of an order whose goods do not come back; undefined where they may. */
function notReturnable({ refundState, payTime }: Returnable) {
  if (payTime === null) return returnCaseRefusals.NOT_SENT();
  return refundState === 'refunded' ? returnCaseRefusals.REFUNDED() : undefined;
}

export const isReturnable = (order: Returnable): boolean => notReturnable(order) === undefined;

export function checkReturnable(order: Returnable): void {
  const refusal = notReturnable(order);
  if (refusal) throw refusal;
}

const HAS_LEFT: readonly OrderState[] = ['sent', 'toReview', 'done'];

/** Pieces that the buyer has. */
export const piecesOut = (state: OrderState, line: Pick<LineOf, 'payNum' | 'refunded' | 'cameBack' | 'sent'>): number =>
  HAS_LEFT.includes(state) ? line.payNum - line.refunded : piecesWithBuyer(line);

/**
 * Pieces that the buyer has of a line and that no open case names, by SKU: an exchange leaves another SKU with the buyer, under the same
 * line, and its return was counted against the line.
 */
export function holdingsOf(state: OrderState, line: LineOf, cases: readonly StandingLine[]): Map<number, number> {
  const held = new Map([[line.skuId, piecesOut(state, line)]]);
  const add = (skuId: number, pieces: number) => held.set(skuId, (held.get(skuId) ?? 0) + pieces);
  for (const one of cases.filter(({ lineId }) => lineId === line.lineId)) {
    if (isOpen(one.state)) add(one.skuId, -one.quantity);
    else {
      add(one.skuId, -one.received);
      add(one.kind === caseKinds.exchange ? (one.outSkuId ?? one.skuId) : line.skuId, one.received);
    }
  }
  return held;
}

interface ReturnChoice {
  state: OrderState;
  lines: readonly LineOf[];
  cases: readonly StandingLine[];
}

export interface ChosenGoods {
  line: LineOf;
  skuId: number;
  quantity: number;
  outSkuId: number | null;
}

/** The goods of a case; none that the buyer has not got, and none twice. */
export function chosenGoods({ state, lines, cases }: ReturnChoice, kind: CaseKind, goods: readonly CaseGoods[]): ChosenGoods[] {
  const chosen = goods.map(({ lineId, skuId: named, quantity, outSkuId }): ChosenGoods => {
    const line = lines.find((one) => one.lineId === lineId);
    if (!line) throw returnCaseRefusals.LINE_NOT_FOUND();
    const skuId = named ?? line.skuId;
    const left = Math.max(0, holdingsOf(state, line, cases).get(skuId) ?? 0);
    if (quantity > left) throw returnCaseRefusals.TOO_MANY({ productName: line.productName, left });
    return { line, skuId, quantity, outSkuId: kind === caseKinds.exchange ? (outSkuId ?? skuId) : null };
  });
  if (new Set(chosen.map(({ line, skuId }) => `${line.lineId} ${skuId}`)).size < chosen.length)
    throw returnCaseRefusals.LINE_TWICE();
  return chosen;
}

/** Goods of a storefront, which knows SKUs, by the lines that have them. */
export const byLine = (
  { state, lines, cases }: ReturnChoice,
  goods: readonly (Omit<CaseGoods, 'lineId' | 'skuId'> & { skuId: number })[],
) =>
  goods.map((one): CaseGoods => {
    const has = (line: LineOf) => (holdingsOf(state, line, cases).get(one.skuId) ?? 0) >= one.quantity;
    const line = lines.find(has) ?? lines.find(({ skuId }) => skuId === one.skuId);
    return { ...one, lineId: line?.lineId ?? 0 };
  });

/** No difference is paid: another SKU costs what the goods cost when they were bought, or what they would cost today. */
export const isSamePrice = (line: Pick<LineOf, 'price' | 'originalPrice'>, has: Ware | undefined, out: Ware): boolean =>
  out.id === has?.id || out.price === (line.originalPrice ?? line.price) || out.price === has?.price;

export function checkExchanged({ line, skuId, outSkuId }: ChosenGoods, wares: readonly Ware[]): void {
  if (outSkuId === null) return;
  const out = wares.find(({ id }) => id === outSkuId);
  if (out?.productId !== line.productId || (out.isDel && outSkuId !== skuId)) throw returnCaseRefusals.NOT_OF_PRODUCT();
  const has = wares.find(({ id }) => id === skuId);
  if (!isSamePrice(line, has, out)) throw returnCaseRefusals.PRICE_DIFFERS({ sku: out.suk });
}

/** Only goods that came back close a case. */
export function checkClosable({ kind, state }: Pick<CaseRecord, 'kind' | 'state'>, wanted: CaseKind): void {
  if (kind !== wanted) throw returnCaseRefusals.WRONG_KIND({ kind: caseKinds.labels[kind] });
  if (!isOpen(state)) throw returnCaseRefusals.ENDED();
  if (state !== caseStates.received) throw returnCaseRefusals.NOT_RECEIVED();
}

/** Pieces that came back, by line of the order: an exchanged SKU counts for the line that it was bought by. */
export function piecesBack(lines: readonly Pick<CaseLineRecord, 'lineId' | 'received'>[]) {
  const byLine = Map.groupBy(
    lines.filter(({ received }) => received > 0),
    ({ lineId }) => lineId,
  );
  return [...byLine].map(([lineId, came]) => ({ lineId, quantity: came.reduce((sum, { received }) => sum + received, 0) }));
}

interface Expected {
  id: number;
  productName: string;
  quantity: number;
}
interface Came {
  id: number;
  received: number;
  sellable: number;
}

/** Each line is counted, and nothing came that was not expected. */
export function checkCame(expected: readonly Expected[], came: readonly Came[]): void {
  const byId = new Map(came.map((one) => [one.id, one]));
  if (came.length !== expected.length || byId.size < came.length) throw returnCaseRefusals.LINE_MISSING();
  for (const { id, productName, quantity } of expected) {
    const one = byId.get(id);
    if (!one) throw returnCaseRefusals.LINE_MISSING();
    if (one.received > quantity) throw returnCaseRefusals.CAME_TOO_MANY({ productName, quantity });
    if (one.sellable > one.received) throw returnCaseRefusals.SELLABLE({ productName });
  }
  if (came.every(({ received }) => received === 0)) throw returnCaseRefusals.NOTHING_CAME();
}

const isSameLine = (one: Came, other: Came): boolean =>
  one.id === other.id && one.received === other.received && one.sellable === other.sellable;

/** Recognises a repeated check-in of equal lines. */
export const isCheckedInSo = (state: CaseRecord['state'], lines: readonly Came[], came: readonly Came[]): boolean =>
  state === caseStates.received &&
  came.length === lines.length &&
  came.every((one) => lines.some((line) => isSameLine(line, one)));
