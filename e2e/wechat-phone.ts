import type { Page } from 'playwright-core';
import type { Account } from '../stand-ins/wechat/account.ts';
import { authorize } from '../stand-ins/wechat/people.ts';
import type { View } from './windows.ts';

const AGENT =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.54(0x18003630)';
const AUTHORIZE = /^https:\/\/open\.weixin\.qq\.com\//;

interface Phone {
  account: Account;
  now: () => Date;
  /** Person whose WeChat it is. */
  openid: string;
  /** WeChat shows the page to a visitor. */
  isSnapshot?: boolean;
}

/** Opens a page within WeChat on a phone, whose questions who the person is are answered there. */
export async function openInWechat(
  open: (path: string, view: View) => Promise<Page>,
  path: string,
  { account, now, openid, isSnapshot }: Phone,
): Promise<Page> {
  // Prepares on a page that asks WeChat nothing yet.
  const page = await open('/auth-confirm', { agent: AGENT, width: 390, height: 844 });
  const { origin, host } = new URL(page.url());
  account.pageHosts.add(host);
  await page.route(AUTHORIZE, async (route) => {
    const back = authorize(account, route.request().url(), openid, now().getTime(), isSnapshot);
    const body = `<script>location.replace(${JSON.stringify(back)})</script>`;
    await route.fulfill({ contentType: 'text/html', body });
  });
  await page.goto(origin + path);
  return page;
}
