import type { ShopDraft } from '#contract/catalogue/shops.ts';
import { addressesOf } from '#server/pictures/index.ts';
import type { Tx } from '#server/platform/database/connect.ts';

/** What the form sends, as the row keeps it. */
export async function fieldsOf(tx: Tx, draft: ShopDraft) {
  const pictures = await addressesOf(tx);
  return {
    name: draft.name.trim(),
    logo: pictures.keep(draft.logo),
    platform: draft.platform ?? '',
    sourceUrl: draft.sourceUrl ?? '',
    contact: draft.contact?.trim() ?? '',
    phone: draft.phone ?? '',
    commissionRate: draft.commissionRate ?? 0,
    intro: draft.intro ?? '',
    sort: draft.sort ?? 0,
    status: draft.status ?? true,
  };
}
