import { inChunks } from '#server/platform/database/in-chunks.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { productAttr, productCate } from './tables.ts';
import { type Attr, type Whole, cateIdsOf } from './whole.ts';

export const insertAttrs = (tx: Tx, attrs: readonly (Attr & { productId: number; place: number })[]) =>
  inChunks(attrs, (chunk) => tx.insert(productAttr).values(chunk));

export const insertCates = (tx: Tx, cates: readonly { productId: number; cateId: number; place: number }[]) =>
  inChunks(cates, (chunk) => tx.insert(productCate).values(chunk));

export const catesOf = (productId: number, { fields }: Pick<Whole, 'fields'>) =>
  cateIdsOf(fields.cateId).map((cateId, place) => ({ productId, cateId, place }));
