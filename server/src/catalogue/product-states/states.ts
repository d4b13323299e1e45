import { productRefusals } from '#contract/catalogue/product-refusals.ts';
import type { Refusal } from '#contract/refusal.ts';
import type { ProductRecord } from '../products/queries.ts';

/** Sold out and low stock are views, not states; a deleted product is kept for its orders and never shown again. */
export type ProductState = 'warehouse' | 'onSale' | 'binned' | 'deleted';

/** Every move a product can make; asking for the state it is in already is no move, and no refusal. */
export const productMoves = {
  warehouse: { putOnShell: 'onSale', offShell: 'warehouse', recycle: 'binned', restore: 'warehouse' },
  onSale: { putOnShell: 'onSale', offShell: 'warehouse', recycle: 'binned', restore: 'onSale' },
  binned: { restore: 'warehouse', delete: 'deleted' },
  deleted: {},
} as const satisfies Record<ProductState, Partial<Record<string, ProductState>>>;

export type ProductAct = 'putOnShell' | 'offShell' | 'recycle' | 'restore' | 'delete';

export const flagsOf = {
  warehouse: { isShow: false, isRecycle: false, isDel: false },
  onSale: { isShow: true, isRecycle: false, isDel: false },
  binned: { isShow: false, isRecycle: true, isDel: false },
  deleted: { isShow: false, isRecycle: true, isDel: true },
} as const satisfies Record<ProductState, Pick<ProductRecord, 'isShow' | 'isRecycle' | 'isDel'>>;

export function stateOf({ isShow, isRecycle, isDel }: Pick<ProductRecord, 'isShow' | 'isRecycle' | 'isDel'>): ProductState {
  if (isDel) return 'deleted';
  if (isRecycle) return 'binned';
  return isShow ? 'onSale' : 'warehouse';
}

const refusals: Record<ProductState, Partial<Record<ProductAct, () => Refusal>>> = {
  warehouse: { delete: productRefusals.NOT_IN_BIN },
  onSale: { delete: productRefusals.NOT_IN_BIN },
  binned: { recycle: productRefusals.IN_BIN, putOnShell: productRefusals.DELETED, offShell: productRefusals.DELETED },
  deleted: {},
};

/** Target of the act, or why there is none. */
export function move(from: ProductState, act: ProductAct): { to: ProductState } | { refused: Refusal } {
  const moves: Partial<Record<ProductAct, ProductState>> = productMoves[from];
  const to = moves[act];
  return to === undefined ? { refused: refusals[from][act]?.() ?? productRefusals.NOT_FOUND() } : { to };
}
