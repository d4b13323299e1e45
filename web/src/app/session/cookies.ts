export function readCookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return found === undefined ? undefined : decodeURIComponent(found.slice(name.length + 1));
}

/** Writes a cookie, which ends with the browser's session without `seconds`. */
export function writeCookie(name: string, value: string, seconds?: number): void {
  const life = seconds === undefined ? '' : `; max-age=${seconds}`;
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; SameSite=Lax${life}`;
}
