import type { GivenTerms } from '#contract/catalogue/shop-terms.ts';
import { type ShopDraft, shopRefusals } from '#contract/catalogue/shops.ts';
import { addressesOf } from '#server/pictures/index.ts';
import { filled } from '#server/platform/write/filled.ts';
import type { Write } from '#server/platform/write/write.ts';
import { shops } from './queries.ts';

const blank = { sourceUrl: '', phone: '', commissionRate: 0, intro: '', sort: 0, status: true };

/** A new shop where there is no id yet. In the bin it is not changed. Terms that are not given stay, or are the usual ones. */
export async function saveShop(
  write: Write,
  { id, ...draft }: ShopDraft & { id?: number },
  { license, ...terms }: GivenTerms = {},
): Promise<null> {
  if (id !== undefined && (await shops.lock(write.tx, id)).isDel) throw shopRefusals.BINNED();
  const pictures = await addressesOf(write.tx);
  await shops.save(write, id, {
    ...terms,
    ...(license !== undefined && { license: pictures.keep(license) }),
    ...filled(blank, draft),
    name: draft.name.trim(),
    logo: pictures.keep(draft.logo),
    platform: draft.platform ?? '',
    contact: draft.contact?.trim() ?? '',
    isDel: false,
  });
  return null;
}
