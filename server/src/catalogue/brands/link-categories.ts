import { no } from '#contract/catalogue/brands.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { countCategories, setCategories } from './queries.ts';

/** Puts a brand into these categories, and into no others. */
export async function linkCategories(tx: Tx, brandId: number, cateIds: readonly number[]): Promise<void> {
  const wanted = [...new Set(cateIds)];
  if ((await countCategories(tx, wanted)) < wanted.length) throw no.NO_CATEGORY();
  await setCategories(tx, brandId, wanted);
}
