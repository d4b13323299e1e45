/** Longest sides, in pixels, of the small copies made at upload. */
export const thumbnailSides = [80, 800] as const;
export type ThumbnailSide = (typeof thumbnailSides)[number];

const OWN_PICTURE = /^(.*\/files\/image\/public\/.+)(\.(?:jpg|jpeg|png|gif|webp))$/;

/** The address of a small copy: `a.png` has `a_80.png`. What is no picture of ours is answered as it is. */
export const thumbnailOf = (address: string, side: ThumbnailSide): string => address.replace(OWN_PICTURE, `$1_${side}$2`);

const SMALL_COPY = new RegExp(`_(?:${thumbnailSides.join('|')})(\\.[a-z]+)$`);

/** The address of the picture that a small copy was made of; any other address as it is. */
export const originalOf = (address: string): string => address.replace(SMALL_COPY, '$1');
