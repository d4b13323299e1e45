import { type ShopDraft, shopRefusals } from '#contract/catalogue/shops.ts';
import { addressesOf } from '#server/pictures/index.ts';
import { filled } from '#server/platform/write/filled.ts';
import type { Write } from '#server/platform/write/write.ts';
import { shops } from './queries.ts';

const blank = { sourceUrl: '', phone: '', commissionRate: 0, intro: '', sort: 0, status: true };

/** A new shop where there is no id yet; answers its id. In the bin it is not changed. */
export async function keepShop(write: Write, { id, ...draft }: ShopDraft & { id?: number }): Promise<number> {
  if (id !== undefined && (await shops.lock(write.tx, id)).isDel) throw shopRefusals.BINNED();
  const pictures = await addressesOf(write.tx);
  return shops.save(write, id, {
    ...filled(blank, draft),
    name: draft.name.trim(),
    logo: pictures.keep(draft.logo),
    platform: draft.platform ?? '',
    contact: draft.contact?.trim() ?? '',
    isDel: false,
  });
}
