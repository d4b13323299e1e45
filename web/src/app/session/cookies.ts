import { pastMoment } from '#web/ui/basics/past.ts';

/** The shop of a moment leaves alone the cookies of the one that runs at the same host: they know no port. */
export function readCookie(name: string): string | undefined {
  if (pastMoment() !== '') return undefined;
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return found === undefined ? undefined : decodeURIComponent(found.slice(name.length + 1));
}

/** Writes a cookie, which ends with the browser's session without `seconds`. */
export function writeCookie(name: string, value: string, seconds?: number): void {
  if (pastMoment() !== '') return;
  const life = seconds === undefined ? '' : `; max-age=${seconds}`;
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; SameSite=Lax${life}`;
}
