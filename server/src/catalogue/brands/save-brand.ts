import type { BrandDraft } from '#contract/catalogue/brands.ts';
import type { Write } from '#server/platform/write/write.ts';
import { fieldsOf } from './fields.ts';
import { linkCategories } from './link-categories.ts';
import { brands } from './queries.ts';

export async function saveBrand(write: Write, draft: BrandDraft): Promise<null> {
  const id = await brands.insert(write, { ...(await fieldsOf(write.tx, draft)), isDel: false });
  await linkCategories(write.tx, id, draft.cateIds ?? []);
  return null;
}
