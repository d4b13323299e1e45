import { MINUTE } from '#contract/durations.ts';
import { pageConfigRefusals } from '#contract/wechat/page-config.ts';

export const SIGNATURES_PER_MINUTE = 60;
export const COUNTED_MS = MINUTE;

const isPage = (text: string): boolean => URL.canParse(text) && /^https?:\/\//i.test(text);

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (fault) {
    if (fault instanceof URIError) return '';
    throw fault;
  }
}

/** Address of a page, which clients send as it is or encoded once more; a page keeps what is encoded within its address. */
export function pageOf(text: string): string {
  const page = isPage(text) ? text : decoded(text);
  if (!isPage(page)) throw pageConfigRefusals.UNREADABLE();
  return page;
}

/** A signature is given for pages under the names of this server only. */
export function checkHost(page: string, hosts: readonly string[]): void {
  if (!hosts.includes(new URL(page).host)) throw pageConfigRefusals.FOREIGN();
}
