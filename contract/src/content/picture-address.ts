import { isMediaAddress } from '../wire.ts';

/** Attributes in which pages keep the address of a picture until it comes into sight. */
const lazyNames = ['data-src', 'data-original', 'data-lazy-src', 'data-actualsrc', 'data-lazyload', 'data-echo'] as const;
const ELSEWHERE = /^(https?:)?\/\/[^\s"'<>]+$/i;

/** Address of a picture in formatted text: the one that its page would load later, else its own. None where nobody else could open it. */
export function pictureAddress(attribute: (name: string) => string | null | undefined): string | undefined {
  const lazy = lazyNames.map((name) => attribute(name)?.trim() ?? '').find((address) => ELSEWHERE.test(address));
  const own = attribute('src')?.trim() ?? '';
  return lazy ?? (own !== '' && isMediaAddress(own) ? own : undefined);
}
