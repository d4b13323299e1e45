import { z } from 'zod';
import { choices, labelOf } from '../choices.ts';
import { dateLimit } from '../date-limit.ts';
import { rangeOf } from '../range.ts';
import { count, flag, idList, money, wordList } from '../wire.ts';
import { searchText } from '../search-text.ts';
import { productTabs } from './product-tabs.ts';

/** Lacks of a product that keep it from being presented well. */
export const productLacks = choices({
  gallery: '轮播图',
  intro: '商品简介',
  detail: '商品详情',
  keyword: '关键字',
  code: '商品编码',
  cost: '成本价',
});

const lackList = wordList.refine((lacks) => lacks.every((lack) => labelOf(productLacks, lack)), '未知的缺项');

/** Stands in a list of ids for "has none": no brand, of no shop but the house. */
export const NONE = 0;

/** The further conditions of the product list. All that are sent must hold; of several values of one, any. */
export const productConditions = {
  brandId: idList.optional(),
  merId: idList.optional(),
  tempId: idList.optional(),
  price: rangeOf(money, { wrong: '价格范围应为两个金额，用逗号分割', reversed: '最低价格不能高于最高价格' }).optional(),
  stock: rangeOf(count, { wrong: '库存范围应为两个整数，用逗号分割', reversed: '最少库存不能多于最多库存' }).optional(),
  dateLimit: dateLimit.optional(),
  specType: flag.optional(),
  lacks: lackList.optional(),
};

const orderedBy = ['price', 'stock', 'sales', 'addTime'] as const;
export type ProductOrder = (typeof orderedBy)[number] | `-${(typeof orderedBy)[number]}`;
const orders: readonly string[] = orderedBy.flatMap((field) => [field, `-${field}`]);
const isOrder = (order: string): order is ProductOrder => orders.includes(order);

/** Upwards, or with a `-` downwards; without one, the order the shop has given its products. Ours. */
export const productOrder = z.string().refine(isOrder, `排序应为 ${orderedBy.join('、')} 之一，前面加 - 是从高到低`);

export const productTab = productTabs.schema('未知的商品类型');
export const productFilters = { cateId: idList.optional(), keywords: searchText(128).optional(), ...productConditions };
export const needsTab = z
  .union([productTab, z.undefined()], '未知的商品类型')
  .refine((type) => type !== undefined, '商品类型不能为空');

export const ProductFilter = z.object({ type: productTab.optional(), ...productFilters });
