import { tableReader } from '../../stage/table-reader.ts';
import { madeAt, picturesOf } from '../values/values.ts';

const KINDS: Readonly<Record<string, string>> = {
  1: '卡密商品按普通商品搬来，卡密没有搬',
  2: '优惠券商品按普通商品搬来',
  3: '虚拟商品按普通商品搬来',
};

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
  note: ({ row }) => KINDS[row['virtual_type'] ?? '0'],
});

export const descriptions = tableReader({
  from: 'eb_store_product_description',
  to: 'eb_store_product_description',
  row: ({ row }) => row,
});

export const attributes = tableReader({
  from: 'eb_store_product_attr',
  to: 'eb_store_product_attr',
  row: ({ row }) => row,
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
  row: ({ row }) => ({ ...row, ...madeAt(row), pics: picturesOf(row['pics']) }),
});
