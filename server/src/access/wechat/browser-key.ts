import { SECOND } from '#contract/durations.ts';
import type { BrowserCookies } from '#server/platform/http/answers/browser-cookies.ts';
import type { Secrets } from '#server/platform/secrets.ts';
import { isSameSecret } from '#server/platform/text/is-same-secret.ts';
import { BROWSER_LIFE_MS, newKey, stateOf } from './rules.ts';

const COOKIE = 'wx_browser';
/** Key of the browser and, once an unbound WeChat came from it, the mark of that one. */
const FORM = /^([\da-f]{64})(?:\.([\da-f]{64}))?$/;

interface BrowserKey {
  /** Empty for a browser that opened no sign-in page of ours lately. */
  key: string;
  mark: string;
}

export function readBrowserKey(cookies: BrowserCookies): BrowserKey {
  const [, key = '', mark = ''] = FORM.exec(cookies.read(COOKIE)) ?? [];
  return { key, mark };
}

const keep = (cookies: BrowserCookies, { key, mark }: BrowserKey) =>
  cookies.write(COOKIE, mark === '' ? key : `${key}.${mark}`, BROWSER_LIFE_MS / SECOND);

/** Gives the browser a key, or lets it have its own for longer. Answers what its states end with. */
export function openBrowserState(cookies: BrowserCookies): string {
  const known = readBrowserKey(cookies);
  const browser = known.key === '' ? { key: newKey(), mark: '' } : known;
  keep(cookies, browser);
  return stateOf(browser.key);
}

const markOf = (secrets: Secrets, key: string, openid: string): string => secrets.hash(`wechat ${key} ${openid}`);

/** Keeps with the browser who came from it, so that nobody else is bound by its next sign-in. */
export function markBrowser(cookies: BrowserCookies, secrets: Secrets, openid: string): void {
  const { key } = readBrowserKey(cookies);
  keep(cookies, { key, mark: markOf(secrets, key, openid) });
}

export function isMarkedFor(cookies: BrowserCookies, secrets: Secrets, openid: string): boolean {
  const { key, mark } = readBrowserKey(cookies);
  return key !== '' && isSameSecret(mark, markOf(secrets, key, openid));
}

export const forgetBrowser = (cookies: BrowserCookies): void => cookies.write(COOKIE, '', 0);
