import { copyTypes, type FoundProduct } from '#contract/collection/found.ts';
import { collectionSettings } from '#contract/collection/settings.ts';
import type { CollectedProduct } from '#contract/collection/drafts.ts';
import type { DraftSource } from '#contract/collection/draft-sources.ts';
import { platformOf } from '#contract/services/platforms.ts';
import type { Asker } from '#server/pictures/index.ts';
import type { Services } from '#server/platform/services.ts';
import { safeHtml } from '#server/platform/text/rich-text.ts';
import { settingOf } from '#server/settings/index.ts';
import { findByAccount, findByNumber } from '../found/find-product.ts';
import { sanitized } from '../found/rules.ts';
import { bringPictures } from './bring-pictures.ts';
import { payloadOf, rawOf } from './rules.ts';

export interface OutsideProduct {
  platform: DraftSource;
  soureLink: string;
  found: FoundProduct;
  payload: CollectedProduct;
}

/** Shop of a link: one of the platforms, or else the one behind the connector. */
export const sourceOf = (link: string): DraftSource => platformOf(link) ?? 'guotie';

async function find({ database, providers }: Services, soureLink: string, platform: DraftSource): Promise<OutsideProduct> {
  if (platform === 'guotie') {
    const product = await providers.connector.product(soureLink);
    const found = sanitized(rawOf(product), safeHtml);
    return { platform, soureLink: product.link, found, payload: payloadOf(found, product.skus) };
  }
  const copyType = await settingOf(database.db, collectionSettings.system_product_copy_type);
  const isByAccount = copyType === copyTypes.onePass;
  const found = await (isByAccount ? findByAccount(providers, soureLink) : findByNumber(providers, platform, soureLink));
  return { platform, soureLink, found, payload: payloadOf(found) };
}

/** Reads a product outside, and brings its pictures into the library; one that cannot be had keeps its address. */
export async function readOutside(
  services: Services,
  { url, platform = sourceOf(url) }: { url: string; platform?: DraftSource | undefined },
  asked: Asker,
): Promise<OutsideProduct> {
  const product = await find(services, url, platform);
  const payload = await bringPictures(services, product.payload, asked);
  const { image, sliderImage } = payload;
  return { ...product, payload, found: { ...product.found, image, sliderImage } };
}
