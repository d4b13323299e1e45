import { intOf } from '../../crmeb/values/values.ts';
import type { TheirRow } from '../../dump/columns.ts';
import { type ReadRecord, tableReader } from '../../stage/table-reader.ts';
import { objectOf, plainOf } from '../values/values.ts';

/** Goods as they were when they were bought, which stand as JSON. */
function readGoods({ cart_info: info }: TheirRow) {
  const cart = objectOf(info);
  const goods = objectOf(cart['productInfo']);
  return { cart, goods, sku: objectOf(goods['attrInfo']) };
}

const goodsOfRows = new WeakMap<TheirRow, ReturnType<typeof readGoods>>();

/** Reads them once of each row, for they are long. */
function boughtIn(row: TheirRow): ReturnType<typeof readGoods> {
  const bought = goodsOfRows.get(row) ?? readGoods(row);
  goodsOfRows.set(row, bought);
  return bought;
}

/** Number of the product: of an activity's line as well, whose goods go by the number of the activity. */
const productOf = (row: TheirRow): string => plainOf(boughtIn(row).cart['product_id']) || (row['product_id'] ?? '');

/** SKU of the product: by the mark that it had in the cart, which those of activities do not share; else by its name. */
function skuOf({ row, beside }: ReadRecord): string {
  const { cart, sku } = boughtIn(row);
  const marks = [plainOf(cart['product_attr_unique']), plainOf(sku['unique'])].filter((mark) => mark !== '');
  const ofProduct = (beside['skus'] ?? []).filter(({ type }) => intOf(type) === 0);
  const found =
    ofProduct.find(({ unique }) => marks.includes(unique ?? '')) ?? ofProduct.find(({ suk }) => suk === plainOf(sku['suk']));
  return found?.['id'] ?? '0';
}

/** Lines of orders. */
export const lines = tableReader({
  from: 'eb_store_order_cart_info',
  to: 'eb_store_order_info',
  beside: [{ name: 'skus', table: 'eb_store_product_attr_value', column: 'product_id', of: productOf }],
  row(record) {
    const { row } = record;
    const { cart, goods, sku } = boughtIn(row);
    return {
      id: row['id'] ?? null,
      order_id: row['oid'] ?? null,
      product_id: productOf(row),
      product_type: '0',
      product_name: plainOf(goods['store_name']),
      attr_value_id: skuOf(record),
      image: plainOf(sku['image']) || plainOf(goods['image']),
      sku: plainOf(sku['suk']),
      price: plainOf(cart['truePrice']),
      // Lines of older versions have their number in the JSON alone.
      pay_num: intOf(row['cart_num']) > 0 ? (row['cart_num'] ?? null) : plainOf(cart['cart_num']),
      weight: plainOf(sku['weight']),
      volume: plainOf(sku['volume']),
      give_integral: plainOf(goods['give_integral']),
    };
  },
  losses: [{ says: '订单明细的商品信息读不懂，只保留编号', isSo: ({ row }) => Object.keys(boughtIn(row).cart).length === 0 }],
});
