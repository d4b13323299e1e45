import type { CollectedProduct } from '#contract/collection/drafts.ts';
import { type Asker, fetchPictures } from '#server/pictures/index.ts';
import type { Services } from '#server/platform/services.ts';
import { picturesIn, withOurs } from './rules.ts';

/** Brings the pictures of a draft into the library; one that cannot be had keeps its address. */
export async function bringPictures(services: Services, payload: CollectedProduct, asked: Asker): Promise<CollectedProduct> {
  const fetched = await fetchPictures(services)({ urls: picturesIn(payload), pid: 0 }, asked);
  return withOurs(payload, new Map(fetched.flatMap(({ url, sattDir }) => (sattDir === null ? [] : [[url, sattDir]]))));
}
