import type { ShopDraft } from '#contract/catalogue/shops.ts';
import type { Write } from '#server/platform/write/write.ts';
import { keepShop } from './keep-shop.ts';

/** Form of the list of shops; the terms that the mall agreed stay. */
export async function saveShop(write: Write, form: ShopDraft & { id?: number }): Promise<null> {
  await keepShop(write, form);
  return null;
}
