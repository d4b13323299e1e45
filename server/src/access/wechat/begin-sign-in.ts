import { type wechatSignInCalls, wechatSignInRefusals } from '#contract/access/wechat-sign-in.ts';
import type { Answer } from '#contract/call.ts';
import { SECOND } from '#contract/durations.ts';
import type { BrowserCookies } from '#server/platform/http/answers/browser-cookies.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { hashOf } from '../sessions/queries.ts';
import { beginScan } from './begin-scan.ts';
import { lackFor } from './readiness.ts';
import { SCAN_LIFE_MS, newKey } from './rules.ts';

const COOKIE = 'wx_scan';

/** Hash under which the code of a browser is kept; no code has that of a browser without a cookie. */
export const screenOf = (cookies: BrowserCookies): string => {
  const key = cookies.read(COOKIE);
  return key === '' ? 'none' : hashOf(key);
};

/** A code for whoever signs in, and a cookie without which its outcome is not given. Each code has a cookie of its own. */
export async function beginSignIn(services: Services, asked: CallContext): Promise<Answer<typeof wechatSignInCalls.beginScan>> {
  const lacks = await lackFor(services);
  if (lacks !== '') throw wechatSignInRefusals.NOT_READY({ lacks });
  const key = newKey();
  const screen = { purpose: 'signIn', browserHash: hashOf(key), sessionId: null, adminId: null } as const;
  const code = await beginScan(services, { ...asked, name: 'admin_wechat.beginScan' }, screen);
  // Outlasts both halves: the scan, and the answer of the phone.
  asked.cookies.write(COOKIE, key, (2 * SCAN_LIFE_MS) / SECOND);
  return code;
}
