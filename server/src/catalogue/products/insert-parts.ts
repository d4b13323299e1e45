import { insertRows } from '#server/platform/database/insert-rows.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { productAttr, productCate } from './tables.ts';
import { type Attr, type Whole, cateIdsOf } from './whole.ts';

export const insertAttrs = (tx: Tx, attrs: readonly (Attr & { productId: number; place: number })[]) =>
  insertRows(tx, productAttr, attrs);

export const insertCates = (tx: Tx, cates: readonly { productId: number; cateId: number; place: number }[]) =>
  insertRows(tx, productCate, cates);

export const catesOf = (productId: number, { fields }: Pick<Whole, 'fields'>) =>
  cateIdsOf(fields.cateId).map((cateId, place) => ({ productId, cateId, place }));
