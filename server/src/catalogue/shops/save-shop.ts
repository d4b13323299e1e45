import type { ShopDraft } from '#contract/catalogue/shops.ts';
import type { Write } from '#server/platform/write/write.ts';
import { fieldsOf } from './fields.ts';
import { shops } from './queries.ts';

export async function saveShop(write: Write, draft: ShopDraft): Promise<null> {
  await shops.insert(write, { ...(await fieldsOf(write.tx, draft)), isDel: false });
  return null;
}
