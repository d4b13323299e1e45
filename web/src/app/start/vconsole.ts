import { readCookie, writeCookie } from '../cookies.ts';

const NAME = 'VCONSOLE';
const LIFE = 3600;

/** True when the hidden console was asked for with the one value that opens it. Without a configured value nothing opens it. */
export function wantsConsole(secret: string | undefined, query: URLSearchParams): boolean {
  if (!secret) return false;
  if (query.get(NAME) === secret) writeCookie(NAME, secret, LIFE);
  return readCookie(NAME) === secret;
}
