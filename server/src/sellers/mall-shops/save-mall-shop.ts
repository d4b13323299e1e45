import type { MallShopDraft } from '#contract/sellers/mall-shops.ts';
import { keepShop, shops } from '#server/catalogue/index.ts';
import { addressesOf } from '#server/pictures/index.ts';
import { filled } from '#server/platform/write/filled.ts';
import type { Write } from '#server/platform/write/write.ts';

/** A shop with its terms; terms that the form leaves out stay. */
export async function saveMallShop(write: Write, form: MallShopDraft & { id?: number }): Promise<null> {
  const id = await keepShop(write, form);
  const { code, type, railUnit, address, license, settleCycle, remark } = await shops.get(write.tx, id);
  const terms = filled({ code, type, railUnit, address, license, settleCycle, remark }, form);
  const pictures = await addressesOf(write.tx);
  await shops.set(write, id, { ...terms, license: pictures.keep(terms.license) });
  return null;
}
