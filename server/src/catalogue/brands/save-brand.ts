import { type BrandDraft, brandRefusals } from '#contract/catalogue/brands.ts';
import { addressesOf } from '#server/pictures/index.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { filled } from '#server/platform/write/filled.ts';
import type { Write } from '#server/platform/write/write.ts';
import { brands, countCategories, setCategories } from './queries.ts';
import { initialOf } from './rules.ts';

/** Puts a brand into these categories, and into no others. */
async function linkCategories(tx: Tx, brandId: number, cateIds: readonly number[]): Promise<void> {
  const wanted = [...new Set(cateIds)];
  if ((await countCategories(tx, wanted)) < wanted.length) throw brandRefusals.NO_CATEGORY();
  await setCategories(tx, brandId, wanted);
}

const blank = { story: '', sort: 0, isShow: true };

/** A new brand where there is no id yet. */
export async function saveBrand(write: Write, { id, cateIds, ...draft }: BrandDraft & { id?: number }): Promise<null> {
  const pictures = await addressesOf(write.tx);
  const brandId = await brands.save(write, id, {
    ...filled(blank, draft),
    name: draft.name.trim(),
    logo: pictures.keep(draft.logo),
    initial: (draft.initial || (await initialOf(draft.name))).toUpperCase(),
    isDel: false,
  });
  await linkCategories(write.tx, brandId, cateIds ?? []);
  return null;
}
