import { eq } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import type { brandCalls } from '#contract/catalogue/brands.ts';
import type { Write } from '#server/platform/write/write.ts';
import { fieldsOf } from './fields.ts';
import { linkCategories } from './link-categories.ts';
import { lockBrand } from './queries.ts';
import { brand } from './tables.ts';

export async function updateBrand({ tx, now }: Write, { id, ...draft }: Input<typeof brandCalls.update>): Promise<null> {
  await lockBrand(tx, id);
  await tx
    .update(brand)
    .set({ ...(await fieldsOf(tx, draft)), updateTime: now })
    .where(eq(brand.id, id));
  await linkCategories(tx, id, draft.cateIds ?? []);
  return null;
}
