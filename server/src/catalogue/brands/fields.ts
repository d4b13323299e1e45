import type { BrandDraft } from '#contract/catalogue/brands.ts';
import { addressesOf } from '#server/pictures/index.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { initialOf } from './rules.ts';

/** What the form sends, as the row keeps it. */
export async function fieldsOf(tx: Tx, { name, logo, initial, story, sort, isShow }: BrandDraft) {
  const pictures = await addressesOf(tx);
  return {
    name: name.trim(),
    logo: pictures.keep(logo),
    initial: (initial || initialOf(name)).toUpperCase(),
    story: story ?? '',
    sort: sort ?? 0,
    isShow: isShow ?? true,
  };
}
