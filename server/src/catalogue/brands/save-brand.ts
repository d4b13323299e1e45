import { type BrandDraft, brandRefusals } from '#contract/catalogue/brands.ts';
import { addressesOf } from '#server/pictures/index.ts';
import { initialOf } from '#server/platform/text/pinyin.ts';
import { filled } from '#server/platform/write/filled.ts';
import type { Write } from '#server/platform/write/write.ts';
import { areOfProducts } from '../categories/queries.ts';
import { brands, setCategories } from './queries.ts';

const blank = { story: '', sort: 0, isShow: true };

/** A new brand where there is no id yet; it is in the categories of the form and in no others. */
export async function saveBrand(write: Write, { id, cateIds, ...draft }: BrandDraft & { id?: number }): Promise<null> {
  const homes = [...new Set(cateIds)];
  if (!(await areOfProducts(write.tx, homes))) throw brandRefusals.NO_CATEGORY();
  const pictures = await addressesOf(write.tx);
  const brandId = await brands.save(write, id, {
    ...filled(blank, draft),
    name: draft.name.trim(),
    logo: pictures.keep(draft.logo),
    initial: (draft.initial || (await initialOf(draft.name))).toUpperCase(),
    isDel: false,
  });
  await setCategories(write.tx, brandId, homes);
  return null;
}
