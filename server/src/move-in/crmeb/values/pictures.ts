import type { MoveTerms } from '../../engine/moving.ts';

type PictureTerms = Pick<MoveTerms, 'pictureBase' | 'pictures'>;

const ELSEWHERE = /^(https?:)?\/\//i;
/** Paths and addresses of pictures in a text: behind a quote, a parenthesis or the entity of a quote. */
const IN_TEXT = /(["'(;])((?:https?:)?\/{0,2}[^"'()<>\s;&]*?(?:crmebimage|uploads)\/[^"'()<>\s;&]+|https?:\/\/[^"'()<>\s;&]+)/gi;
const OWN = /^\/?(crmebimage|uploads)\//;

/** Address of a picture: here, where its file has come; else where it lies, at the former shop. */
export function pictureOf({ pictureBase, pictures }: PictureTerms, path: string | null | undefined): string {
  const address = (path ?? '').trim();
  if (address === '') return '';
  const found = pictures.find(address);
  if (found) return found.address;
  return ELSEWHERE.test(address) ? address : `${pictureBase}/${address.replace(/^\//, '')}`;
}

/** Text with the addresses of its pictures made whole. */
export const withPictures = (terms: PictureTerms, text: string | null | undefined): string =>
  (text ?? '').replaceAll(IN_TEXT, (whole: string, before: string, address: string) => {
    const found = terms.pictures.find(address);
    if (found) return `${before}${found.address}`;
    return OWN.test(address) ? `${before}${pictureOf(terms, address)}` : whole;
  });

/** A value that may be a picture, a text that shows some, or neither. */
export function withPicturesIn(terms: PictureTerms, value: string): string {
  if (value.includes('<')) return withPictures(terms, value);
  const isPicture = value.includes('crmebimage/') || value.includes('uploads/') || terms.pictures.find(value) !== undefined;
  return isPicture ? pictureOf(terms, value) : value;
}
