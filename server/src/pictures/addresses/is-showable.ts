import { isIP } from 'node:net';
import { fileUploadRefusals } from '#contract/pictures/uploads.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { hostOf, isPublic } from '#server/platform/http-client/rules.ts';
import { type Addresses, addressesOf } from './addresses.ts';

const OWN = '/files/';
/** Names that a network of one's own gives, and the public one does not. */
const INNER = /(^|\.)(localhost|local|internal|intranet|lan|home|corp)$/;

/**
 * A picture that somebody outside names: one of ours, or of a public server by HTTPS. Browsers of staff load it, and they reach
 * neighbours of theirs.
 */
export function isShowable(address: string, { keep }: Pick<Addresses, 'keep'>): boolean {
  const kept = keep(address);
  // Path as browsers resolve it: they know more ways to write two dots.
  if (kept.startsWith(OWN)) return URL.parse(kept, 'https://own.invalid')?.pathname.startsWith(OWN) === true;
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return false;
  const host = hostOf(url).replace(/\.$/, '');
  return isIP(host) === 0 ? host.includes('.') && !INNER.test(host) : isPublic(host);
}

/** Pictures that come with what a customer asks for. */
export async function checkShowable(tx: Tx, pictures: readonly string[] = []): Promise<void> {
  if (pictures.length === 0) return;
  const addresses = await addressesOf(tx);
  if (!pictures.every((picture) => isShowable(picture, addresses))) throw fileUploadRefusals.ADDRESS();
}
