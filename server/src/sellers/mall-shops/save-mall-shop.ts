import { ShopTerms } from '#contract/catalogue/shop-terms.ts';
import type { MallShopDraft } from '#contract/sellers/mall-shops.ts';
import { saveShop } from '#server/catalogue/index.ts';
import type { Write } from '#server/platform/write/write.ts';

const isTerm = (name: string): name is keyof ShopTerms => name in ShopTerms.shape;

/** A shop with its terms, in one write. */
export const saveMallShop = (write: Write, form: MallShopDraft & { id?: number }): Promise<null> => {
  const given = Object.entries(form).filter(([name, value]) => isTerm(name) && value !== null && value !== undefined);
  return saveShop(write, form, Object.fromEntries(given));
};
