import type { PickLine } from '#contract/fulfilment/packing.ts';
import type { OrderRecord, ParcelRecord } from '#server/orders/index.ts';
import { isTeamWaiting, labelledSituation, wordOf } from '#server/orders/rules.ts';
import type { PackedLine } from './queries.ts';

const noTeamYet = '拼团未成团';

type PackableOrder = Pick<OrderRecord, 'state' | 'refundState' | 'shippingType' | 'isDel' | 'teamStatus' | 'payTime'>;

/** Reason why nothing is fetched for an order; undefined for one that waits to be sent. */
export function whyNotPicked(order: PackableOrder): string | undefined {
  if (labelledSituation(order).key !== 'notShipped') return wordOf(order);
  return isTeamWaiting(order) ? noTeamYet : undefined;
}

/** Reason why an order has no delivery note. One that was sent, or is fetched by its customer, has one. */
export function whyNoNote(order: PackableOrder): string | undefined {
  const isMoneyBack = order.refundState === 'refunded' || (order.state === 'toSend' && order.refundState !== 'none');
  if (order.isDel || order.payTime === null || isMoneyBack) return wordOf(order);
  return isTeamWaiting(order) ? noTeamYet : undefined;
}

/** Lines of which something is still to be packed. */
export const toPack = (lines: readonly PackedLine[] = []): PackedLine[] => lines.filter(({ quantity }) => quantity > 0);

type PackedParcel = Pick<ParcelRecord, 'id' | 'pieces' | 'deliveryType' | 'deliveryName' | 'deliveryId'>;

const notPacked = { parcelId: null, deliveryType: '', deliveryName: '', deliveryId: '' };

/** Parcels in which some of these lines lie. */
export const holdingAny = <P extends PackedParcel>(parcels: readonly P[], lines: readonly PackedLine[]): P[] =>
  parcels.filter(({ pieces }) => pieces.some(({ lineId }) => lines.some(({ id }) => id === lineId)));

/** Papers of an order: each parcel with what lies in it, then what is still to be packed. Goods that a customer fetched lie in no parcel. */
export function papersOf(order: PackableOrder, parcels: readonly PackedParcel[], lines: readonly PackedLine[]) {
  const sent = parcels.map(({ id, pieces, deliveryType, deliveryName, deliveryId }) => ({
    parcelId: id,
    isToSend: false,
    deliveryType,
    deliveryName: deliveryName ?? '',
    deliveryId: deliveryId ?? '',
    lines: lines.flatMap((line) => {
      const piece = pieces.find(({ lineId }) => lineId === line.id);
      return piece ? [{ ...line, quantity: piece.quantity }] : [];
    }),
  }));
  const rest = order.state === 'toSend' || sent.length === 0 ? toPack(lines) : [];
  const papers = rest.length === 0 ? sent : [...sent, { ...notPacked, isToSend: whyNotPicked(order) === undefined, lines: rest }];
  return papers.map((paper, index) => ({ ...paper, nth: index + 1, of: papers.length }));
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
