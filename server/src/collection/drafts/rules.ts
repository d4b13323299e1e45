import type { CollectedProduct } from '#contract/collection/drafts.ts';
import type { Addresses } from '#server/pictures/index.ts';

/** Every picture of a draft at another address. */
export const withPictures = (payload: CollectedProduct, move: (path: string) => string): CollectedProduct => ({
  ...payload,
  image: move(payload.image),
  sliderImage: payload.sliderImage.map(move),
  attrValue: payload.attrValue.map((line) => ({ ...line, image: move(line.image) })),
});

export const payloadWithUrls = (payload: CollectedProduct, pictures: Addresses): CollectedProduct => ({
  ...withPictures(payload, pictures.show),
  content: pictures.showHtml(payload.content),
});

/** `clean` takes out of a text what may not stand in one. */
export const payloadWithPaths = (
  payload: CollectedProduct,
  pictures: Addresses,
  clean: (html: string) => string,
): CollectedProduct => ({
  ...withPictures(payload, pictures.keep),
  content: clean(pictures.keepHtml(payload.content)),
});

/** Price of the cheapest combination; null where none is known. */
export const lowestPrice = ({ attrValue }: Pick<CollectedProduct, 'attrValue'>): number | null =>
  attrValue.length === 0 ? null : Math.min(...attrValue.map(({ price }) => price));
