import type { PickLine } from '#contract/orders/packing.ts';
import { situationWord } from '#contract/orders/words.ts';
import type { OrderRecord } from '../orders/queries.ts';
import { isTeamWaiting, labelledSituation } from '../orders/rules.ts';
import type { PackedLine } from './queries.ts';

const noTeamYet = '拼团未成团';

type Standing = Pick<OrderRecord, 'state' | 'refundState' | 'shippingType' | 'isDel' | 'teamStatus' | 'payTime'>;

const word = (order: Standing) => situationWord(labelledSituation(order), order.payTime !== null);

/** Reason why nothing is fetched for an order; undefined for one that waits to be sent. */
export function whyNotPicked(order: Standing): string | undefined {
  if (labelledSituation(order).key !== 'notShipped') return word(order);
  return isTeamWaiting(order) ? noTeamYet : undefined;
}

/** Reason why an order has no delivery note. One that was sent, or is fetched by its customer, has one. */
export function whyNoNote(order: Standing): string | undefined {
  const isMoneyBack = order.refundState === 'refunded' || (order.state === 'toSend' && order.refundState !== 'none');
  if (order.isDel || order.payTime === null || isMoneyBack) return word(order);
  return isTeamWaiting(order) ? noTeamYet : undefined;
}

const chinese = new Intl.Collator('zh', { numeric: true });
const keysOf = ({ shelf, category, productName, sku }: PickLine) => [shelf, category, productName, sku];

/** Along the shelves; what has none comes after them, by category, product and specification. */
export function byPlace(one: PickLine, other: PickLine): number {
  const isPlaced = Number(other.shelf !== '') - Number(one.shelf !== '');
  if (isPlaced !== 0) return isPlaced;
  const others = keysOf(other);
  return keysOf(one).reduce((sign, key, index) => sign || chinese.compare(key, others[index] ?? ''), 0);
}

interface Packed {
  orderNo: string;
  lines: readonly PackedLine[];
}

/** Lines of several orders summed by SKU. A SKU that was renamed meanwhile goes by the name of its last order. */
export function summedBySku(orders: readonly Packed[]): PickLine[] {
  const bySku = Map.groupBy(
    orders.flatMap(({ orderNo, lines }) => lines.map((line) => ({ orderNo, line }))),
    ({ line }) => line.skuId,
  );
  return [...bySku.values()]
    .flatMap((found) => {
      const last = found.at(-1);
      if (!last) return [];
      const { id: _, orderId: __, ...named } = last.line;
      const quantity = found.reduce((sum, { line }) => sum + line.quantity, 0);
      return [{ ...named, quantity, orders: found.map(({ orderNo, line }) => ({ orderNo, quantity: line.quantity })) }];
    })
    .toSorted(byPlace);
}
