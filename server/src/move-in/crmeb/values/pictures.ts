import type { MoveTerms } from '../../engine/moving.ts';

type Base = Pick<MoveTerms, 'pictureBase'>;

const ELSEWHERE = /^(https?:)?\/\//i;
const IN_TEXT = /(["'(])\/?(crmebimage\/)/g;

/** Address of a picture, which stays where it lies: at the former shop. */
export function pictureOf({ pictureBase }: Base, path: string | null | undefined): string {
  const address = (path ?? '').trim();
  if (address === '' || ELSEWHERE.test(address)) return address;
  return `${pictureBase}/${address.replace(/^\//, '')}`;
}

/** Text with the addresses of its pictures made whole. */
export const withPictures = ({ pictureBase }: Base, text: string | null | undefined): string =>
  (text ?? '').replaceAll(IN_TEXT, `$1${pictureBase}/$2`);
