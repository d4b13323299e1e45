import type { BrandDraft } from '#contract/catalogue/brands.ts';
import { missing } from '#server/platform/missing.ts';
import type { Write } from '#server/platform/write/write.ts';
import { fieldsOf } from './fields.ts';
import { linkCategories } from './link-categories.ts';
import { brand } from './tables.ts';

export async function saveBrand({ tx, now }: Write, draft: BrandDraft): Promise<null> {
  const fields = await fieldsOf(tx, draft);
  const stamps = { createTime: now, updateTime: now };
  const [made] = await tx
    .insert(brand)
    .values({ ...fields, isDel: false, ...stamps })
    .returning({ id: brand.id });
  await linkCategories(tx, made?.id ?? missing('brand'), draft.cateIds ?? []);
  return null;
}
