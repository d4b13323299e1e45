import type { Input } from '#contract/call.ts';
import type { brandCalls } from '#contract/catalogue/brands.ts';
import type { Write } from '#server/platform/write/write.ts';
import { fieldsOf } from './fields.ts';
import { linkCategories } from './link-categories.ts';
import { brands } from './queries.ts';

export async function updateBrand(write: Write, { id, ...draft }: Input<typeof brandCalls.update>): Promise<null> {
  await brands.set(write, id, await fieldsOf(write.tx, draft));
  await linkCategories(write.tx, id, draft.cateIds ?? []);
  return null;
}
