import { thumbnailOf, thumbnailSides } from '#contract/pictures/thumbnails.ts';
import { keyIn, urlOf } from '#server/platform/storage/storage.ts';

const COPY = new RegExp(`_(${thumbnailSides.join('|')})(\\.\\w+)$`);

/** The keys of a stored file: its own, and those of the small copies that a picture may have. */
export function keysOf(key: string): [own: string, ...copies: string[]] {
  const copies = thumbnailSides.map((side) => keyIn(thumbnailOf(urlOf(key), side)) ?? key);
  return [key, ...copies.filter((copy) => copy !== key)];
}

/** The picture that a small copy is of; any other key is its own. */
export const originalOf = (key: string): string => key.replace(COPY, '$2');
