import type { collectedOrderCalls } from '#contract/collection/collected-orders.ts';
import { collectedOrderRefusals } from '#contract/collection/collected-order-refusals.ts';
import { collectedStates } from '#contract/collection/collected-order-record.ts';
import type { Input } from '#contract/call.ts';
import type { Fen } from '#contract/fen.ts';
import type { ConnectorOrder } from '#server/platform/connector.ts';
import type { CollectedLine, CollectedOrder } from '../outside-orders/tables.ts';

type Summed = Pick<CollectedOrder, 'amount' | 'freight'> & { items: readonly Pick<CollectedLine, 'price' | 'num'>[] };

/** Goods and freight come to the amount. */
export const addsUp = ({ amount, freight, items }: Summed): boolean =>
  items.reduce((sum, { price, num }) => sum + price * num, freight) === amount;

/** Columns of an order as it was collected, matched by what staff chose before. */
export function rowOf({ number, status, items: sold, ...order }: ConnectorOrder, known: ReadonlyMap<string, number>) {
  const items = sold.map(({ sku, ...line }) => ({ externalSku: sku, ...line, skuId: known.get(sku) ?? null }));
  const isWhole = addsUp({ ...order, items });
  return {
    ...order,
    externalNo: number,
    externalStatus: status,
    items,
    state: isWhole ? collectedStates.waiting : collectedStates.failed,
    message: isWhole ? '' : '金额不一致，请与外部商城核对后重新采集',
  };
}

type Match = Input<typeof collectedOrderCalls.update>['items'][number];

/** Lines with the matches of a form, which names each of them by its outside SKU. */
export function matchedBy(items: readonly CollectedLine[], matches: readonly Match[]): CollectedLine[] {
  const chosen = new Map(matches.map(({ externalSku, attrValueId }) => [externalSku, attrValueId || null]));
  if ([...chosen.keys()].some((externalSku) => items.every((line) => line.externalSku !== externalSku)))
    throw collectedOrderRefusals.UNKNOWN_LINE();
  return items.map((line) => ({
    ...line,
    skuId: chosen.has(line.externalSku) ? (chosen.get(line.externalSku) ?? null) : line.skuId,
  }));
}

interface OrderLine {
  skuId: number;
  quantity: number;
  price: Fen;
}

/** Lines of the order that is made of it: an order has one of each SKU, so that two at one price are one. */
export function orderLinesOf(items: readonly CollectedLine[]): OrderLine[] {
  const lines = new Map<number, OrderLine>();
  for (const { skuId, name, num, price } of items) {
    if (skuId === null) throw collectedOrderRefusals.UNMAPPED();
    const known = lines.get(skuId);
    if (known && known.price !== price) throw collectedOrderRefusals.MAPPED_TWICE({ name });
    lines.set(skuId, { skuId, price, quantity: num + (known?.quantity ?? 0) });
  }
  return [...lines.values()];
}

/** Recipient of the order; one that is not whole is put right first. */
export function recipientOf({ buyerName: name, phone, province, city, district, address: detail }: CollectedOrder) {
  if ([name, phone, detail].some((text) => text.trim() === '')) throw collectedOrderRefusals.NO_RECIPIENT();
  return { name, phone, address: province + city + district + detail };
}
