import { caseKinds } from '#contract/orders/return-case-enums.ts';
import type { Piece } from '#contract/orders/order-record.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import type { OrderRecord } from '../orders/queries.ts';
import type { Returned } from '../orders/return-to-stock.ts';
import { type LineStanding, leftOf } from '../parcels/rules.ts';
import { standingLines } from '../returns/queries.ts';
import type { RefundRecord } from './tables.ts';

interface ReturnedLine extends LineStanding {
  skuId: number;
  /** Put back on stock by return cases. */
  restockedByCases: number;
}

type Case = Pick<
  Awaited<ReturnType<typeof standingLines>>[number],
  'kind' | 'state' | 'lineId' | 'skuId' | 'outSkuId' | 'received'
>;

/** SKUs of a line's pieces, as exchanges and returns have left them: its own first, then those that it was exchanged for. */
function skusOf({ lineId, skuId, payNum }: ReturnedLine, cases: readonly Case[]): Map<number, number> {
  const held = new Map([[skuId, payNum]]);
  const add = (id: number, pieces: number) => held.set(id, (held.get(id) ?? 0) + pieces);
  for (const one of cases.filter((each) => each.lineId === lineId && each.state === 'closed')) {
    add(one.skuId, -one.received);
    if (one.kind === caseKinds.exchange) add(one.outSkuId ?? one.skuId, one.received);
  }
  return held;
}

/** Pieces of a line by the SKU that they are now; `before` came back earlier. */
export function bySku(line: ReturnedLine, cases: readonly Case[], { quantity, before }: { quantity: number; before: number }) {
  let [passed, wanted] = [before, quantity];
  const found: { skuId: number; quantity: number }[] = [];
  for (const [skuId, pieces] of skusOf(line, cases)) {
    const over = Math.min(passed, Math.max(0, pieces));
    const taken = Math.min(wanted, Math.max(0, pieces) - over);
    passed -= over;
    wanted -= taken;
    if (taken > 0) found.push({ skuId, quantity: taken });
  }
  return found;
}

/** Pieces that neither refunds nor cases have brought back, or that never left where some did. */
const notBack = (line: ReturnedLine, { sentPieces }: Pick<OrderRecord, 'sentPieces'>): number =>
  sentPieces > 0 ? leftOf(line) : line.payNum - line.refunded - Math.max(0, line.restockedByCases - line.cameBack);

interface ReturnedGoods {
  found: OrderRecord;
  lines: readonly ReturnedLine[];
  /** The goods that the refund names. */
  named: readonly Piece[];
  /** All money is back. */
  isWhole: boolean;
}

/** The goods a refund puts back on stock: those it names; of the whole order without names, all that are not back yet. */
export async function returnedGoods(
  tx: Tx,
  { orderId, restock }: RefundRecord,
  { found, lines, named, isWhole }: ReturnedGoods,
): Promise<Returned[]> {
  const isNamed = named.length > 0;
  if (!restock || found.isRestocked || found.state === 'cancelled' || !(isNamed || isWhole)) return [];
  const cases = await standingLines(tx, orderId);
  const pieces = isNamed ? named : lines.map((line) => ({ lineId: line.lineId, quantity: notBack(line, found) }));
  return pieces.flatMap(({ lineId, quantity }) => {
    const line = lines.find((one) => one.lineId === lineId);
    if (!line || quantity <= 0) return [];
    const before = line.refunded - line.cameBack - (isNamed ? quantity : 0);
    // An activity has sold the SKU of the order, and no other.
    return bySku(line, cases, { quantity, before }).map((goods) => ({
      ...goods,
      orderId,
      activityId: goods.skuId === line.skuId ? found.activityId : null,
    }));
  });
}
