import { viaKeyText } from '#contract/customers/via-key.ts';
import type { StockMove } from './stock-move.ts';

const JOB = /^[a-z][a-z.-]*$/;

/** Source of a movement of stock, as staff would say it. */
export function actorName(kind: string | null, name: string | null): string {
  if (name === null) return '';
  if (kind === 'storefront') return viaKeyText(name);
  return JOB.test(name) && kind === 'system' ? '系统任务' : name;
}

type SkuMove = Pick<StockMove, 'skuId' | 'delta' | 'cause'>;

/** Only a buyer's taking is news to staff: what they lower themselves they know of. */
export const takenByOrder = (moves: readonly SkuMove[]): number[] =>
  moves.filter(({ delta, cause }) => cause === 'order' && delta < 0).map(({ skuId }) => skuId);

/** A new SKU has no notice that could be over. */
export const refilled = (moves: readonly SkuMove[]): number[] =>
  moves.filter(({ delta, cause }) => cause !== 'opening' && delta > 0).map(({ skuId }) => skuId);
