import { allocate } from '#contract/fen.ts';
import { lineShares } from '#contract/orders/lines/line-shares.ts';
import type { orderLine } from '#server/orders/index.ts';
import type { TheirRow } from '../../dump/columns.ts';
import { type Moving, type Theirs, say } from '../../engine/moving.ts';
import { pictureOf } from '../values/pictures.ts';
import { fenOf, hundredthsOf, intOf, textOf } from '../values/values.ts';
import type { GoodsOfLines } from './goods-of-lines.ts';

export type LineRow = typeof orderLine.$inferInsert;

/** Number of the SKU among those of its order: a second line of one, and lines of none, get numbers below nothing. */
function skuNumber(moving: Moving, used: Set<number>, line: TheirRow, { skus }: GoodsOfLines): number {
  const id = skus.get(textOf(line['attr_value_id'])) ?? 0;
  const free = used.has(id) ? -intOf(line['id']) : id;
  used.add(free);
  if (id === 0) say(moving, 'altered', '明细的规格在商品里找不到，只保留名称', textOf(line['order_id']));
  else if (free !== id) say(moving, 'altered', '同一规格分成两行，第二行不再指向规格', textOf(line['order_id']));
  return free;
}

function lineOf({ terms }: Moving, line: TheirRow, { productIds, goods }: GoodsOfLines) {
  const number = textOf(line['product_id']);
  const productId = productIds.get(`${intOf(line['product_type'])} ${number}`) ?? productIds.get(`0 ${number}`);
  return {
    productId: productId ?? intOf(number),
    productName: textOf(line['product_name']),
    image: pictureOf(terms, line['image']),
    sku: textOf(line['sku']),
    price: fenOf(line['price']),
    payNum: Math.max(1, intOf(line['pay_num'])),
    weight: hundredthsOf(line['weight']),
    volume: hundredthsOf(line['volume']),
    giveIntegral: intOf(line['give_integral']),
    tempId: 0,
    cateIds: [],
    ...goods.get(productId ?? 0),
  };
}

/** Lines with their shares of coupon, price and freight, which the former shop does not keep. */
export function linesWithShares(moving: Moving, { row, beside }: Theirs, orderId: number, around: GoodsOfLines): LineRow[] {
  const used = new Set<number>();
  const lines = (beside['lines'] ?? []).map((line) => {
    const skuId = skuNumber(moving, used, line, around);
    return { orderId, skuId, ...lineOf(moving, line, around) };
  });
  const costs = lines.map(({ price, payNum }) => price * payNum);
  const worth = costs.reduce((sum, cost) => sum + cost, 0);
  const reductions = lines.length === 0 ? [] : allocate(Math.min(fenOf(row['coupon_price']), worth), costs);
  const payPrice = fenOf(row['pay_price']);
  return lineShares(
    { payPrice, payPostage: fenOf(row['pay_postage']) },
    lines.map((line, at) => ({ ...line, couponPrice: reductions[at] ?? 0 })),
  );
}

/** Says where the lines of an order are not all of what was bought. */
export function proveLines(moving: Moving, { key, row, beside }: Theirs): void {
  const lines = beside['lines'] ?? [];
  const pieces = lines.reduce((sum, line) => sum + intOf(line['pay_num']), 0);
  if (pieces !== intOf(row['total_num'])) say(moving, 'altered', '明细件数与订单件数不一致', key);
}
