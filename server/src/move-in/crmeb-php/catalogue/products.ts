import { lossBy, tableReader } from '../../stage/table-reader.ts';
import { commaListOf, htmlOf, madeAt } from '../values/values.ts';

export const productRules = tableReader({
  from: 'eb_store_product_rule',
  to: 'eb_store_product_rule',
  row: ({ row }) => row,
});

export const products = tableReader({
  from: 'eb_store_product',
  to: 'eb_store_product',
  // A product that is deleted there lies in the bin, and can be taken out.
  row: ({ row }) => ({ ...row, is_recycle: row['is_del'] ?? null, is_del: '0' }),
  losses: [
    lossBy('virtual_type', ['1'], '卡密商品按普通商品搬来，卡密没有搬'),
    lossBy('virtual_type', ['2', '3'], '虚拟商品和优惠券商品按普通商品搬来'),
    lossBy('presale', ['1'], '预售商品按普通商品搬来'),
    lossBy('is_limit', ['1'], '商品的限购没有搬'),
    lossBy('is_vip', ['1'], '商品的专享价没有搬'),
    lossBy('vip_product', ['1'], '仅会员可买的商品按普通商品搬来'),
  ],
});

export const descriptions = tableReader({
  from: 'eb_store_product_description',
  to: 'eb_store_product_description',
  row: ({ row }) => ({ ...row, description: htmlOf(row['description']) }),
});

export const attributes = tableReader({
  from: 'eb_store_product_attr',
  to: 'eb_store_product_attr',
  row: ({ row }) => ({ ...row, attr_values: commaListOf(row['attr_values']) }),
});

/** SKUs of products and of activities; each knows its values by its name alone. */
export const skus = tableReader({
  from: 'eb_store_product_attr_value',
  to: 'eb_store_product_attr_value',
  row: ({ row }) => row,
});

export const productCoupons = tableReader({
  from: 'eb_store_product_coupon',
  to: 'eb_store_product_coupon',
  row: ({ row }) => row,
});

export const reviews = tableReader({
  from: 'eb_store_product_reply',
  to: 'eb_store_product_reply',
  row: ({ row }) => ({ ...row, ...madeAt(row), pics: commaListOf(row['pics']) }),
});
