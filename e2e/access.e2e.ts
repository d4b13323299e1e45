import type { Locator, Page, Response } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openShop } from '../server/test/shop.ts';
import { openDesk } from './desk.ts';

const shop = openShop();
const desk = openDesk(shop);

const BROKEN = ['这个页面出错了', '没有访问权限', '页面不存在'];

/** Every refusal the page is answered with, as it comes. */
function refusalsOf(page: Page): string[] {
  const refusals: string[] = [];
  const check = async (response: Response) => {
    const { code, message } = await response.json();
    if (code !== 200) refusals.push(`${new URL(response.url()).pathname}: ${code} ${message}`);
  };
  // A page that is left gives up what it asked for.
  page.on('response', (response) => response.url().includes('/api/') && void check(response).catch(() => undefined));
  return refusals;
}

/** The entries below, opening the branches on the way: of those side by side one at most is open. */
async function* entriesOf(list: Locator): AsyncGenerator<Locator> {
  const items = list.locator(':scope > li');
  for (const index of Array(await items.count()).keys()) {
    const item = items.nth(index);
    const branch = item.locator(':scope > button');
    if ((await branch.count()) === 0) yield item.locator(':scope > a');
    else {
      if ((await branch.getAttribute('aria-expanded')) !== 'true') await branch.click();
      await item.locator(':scope > ul > li').first().waitFor();
      yield* entriesOf(item.locator(':scope > ul'));
    }
  }
}

/** More than a busy machine needs to change the address. */
const MOVE_MS = 10_000;

/** Target of the entry, or what is wrong there. */
async function follow(page: Page, entry: Locator): Promise<string> {
  const address = (await entry.getAttribute('href')) ?? '';
  await entry.click();
  await page.waitForURL((url) => url.pathname === address, { timeout: MOVE_MS }).catch(() => undefined);
  await page.locator('#page .page:visible > :not([role="progressbar"], .page-bones)').first().waitFor();
  const [headline = ''] = await page.locator('#page .notice:visible h1').allTextContents();
  const { pathname } = new URL(page.url());
  return pathname === address && !BROKEN.includes(headline) ? address : `${address} ends in ${pathname} ${headline}`;
}

async function walkMenu(page: Page): Promise<string[]> {
  const ends: string[] = [];
  const menu = page.getByRole('navigation', { name: '菜单' });
  await menu.locator('li').first().waitFor();
  for (const list of await menu.locator(':scope > ul').all())
    for await (const entry of entriesOf(list)) ends.push(await follow(page, entry));
  return ends;
}

/** A menu of eighty pages, each of which takes seconds on a busy machine. */
const WALK_MS = 300_000;

describe.each([
  [
    '店长',
    ['/store/index', '/order/index', '/user/index', '/financial/commission/template'],
    ['/operation/roleManager/identityManager'],
  ],
  ['仓库', ['/store/index', '/order/index'], ['/store/attr', '/financial/commission/template']],
  ['客服', ['/store/index', '/order/index', '/user/index'], ['/financial/commission/template', '/operation/setting']],
  ['财务', ['/order/index', '/financial/commission/template', '/settlement/index'], ['/store/attr', '/operation/setting']],
])('the menu of a person of %s', (role, offered, kept) => {
  it(
    'leads everywhere it offers to',
    async () => {
      const page = await desk.sit('/', { role });
      const refusals = refusalsOf(page);

      const ends = await walkMenu(page);

      expect(ends.filter((end) => end.includes(' '))).toEqual([]);
      expect(refusals).toEqual([]);
      expect(ends).toEqual(expect.arrayContaining(offered));
      expect(ends.filter((end) => kept.includes(end))).toEqual([]);
    },
    WALK_MS,
  );
});
