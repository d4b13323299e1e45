import { choices } from '../choices.ts';

/**
 * The tabs of the list in the words of the wire. Sold-out and low-stock are views over the first two, not states; `live` is ours and
 * both of them.
 */
export const productTabs = choices({
  onSale: [1, '出售中商品'],
  warehouse: [2, '仓库中商品'],
  soldOut: [3, '已经售罄商品'],
  lowStock: [4, '警戒库存'],
  bin: [5, '商品回收站'],
  live: [6, '全部商品'],
});

/** Labels of the tabs on our screens. */
export const productTabWords: Readonly<Record<number, string>> = {
  [productTabs.live]: '全部',
  [productTabs.onSale]: '出售中',
  [productTabs.warehouse]: '仓库中',
  [productTabs.soldOut]: '已售罄',
  [productTabs.lowStock]: '库存预警',
  [productTabs.bin]: '回收站',
};
