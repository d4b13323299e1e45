import type { Write } from '#server/platform/write/write.ts';
import { type LowSale, allowances } from './allowances.ts';

/** False where nobody allows an order of a shop below cost. */
export async function allowBelowCost(write: Write, sale: LowSale): Promise<boolean> {
  for (const allow of allowances) if (await allow(write, sale)) return true;
  return false;
}
