import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOrderCalls, openSkuCalls } from '#contract/storefront/orders.ts';
import { type Caller, makeKey, openStaff, openStorefront } from '../bench/storefront.ts';
import { type ClonedDatabase, cloneDatabase } from '../server/test/database.ts';
import { row, signIn } from './acts.ts';
import { type Server, startServer } from './server.ts';
import { openWindows } from './windows.ts';

const ADMIN_PASSWORD = 'two-boxes-one-line';
/** Two servers start, and the first fills a shop. */
const START_MS = 240_000;
/** More than a busy machine needs; a screen without a line would wait for ever. */
const LIVE_MS = 10_000;

const windows = openWindows();
let database: ClonedDatabase;
let one: Server;
let other: Server;
let shop: Caller;

beforeAll(async () => {
  database = await cloneDatabase();
  const together = { DATABASE_URL: database.url, ADMIN_PASSWORD };
  // The first fills the empty database; the second finds a shop.
  one = await startServer({ ...together, DEMO: '1' });
  other = await startServer({ ...together, DATA_DIR: one.folder });
  shop = openStorefront(one.url, await makeKey(await openStaff(one.url, ADMIN_PASSWORD), '小程序'));
}, START_MS);
afterAll(async () => {
  await Promise.all([one.stop(), other.stop()]);
  await database.drop();
});

/** Signs in at the one, and opens the same browser at the other too. */
async function sitAtBoth(): Promise<{ here: Page; there: Page }> {
  const here = await windows.open(`${one.url}/order/index`);
  await signIn(here, 'admin', ADMIN_PASSWORD);
  await here.getByRole('tab', { name: /^全部/ }).waitFor();
  const there = await here.context().newPage();
  await there.goto(`${other.url}/order/index`);
  await there.locator('[data-row-key]').first().waitFor();
  return { here, there };
}

const address = { name: '张敏', phone: '13900001234', province: '', city: '', district: '', detail: '人民路 2 号', cityId: 0 };

async function order(): Promise<string> {
  const { list } = await shop.run(openSkuCalls.onSale, { page: 1, limit: 20 });
  const [sku] = list.filter(({ stock }) => stock > 0);
  const lines = [{ skuId: sku?.skuId ?? 0, quantity: 1 }];
  const { orderNo } = await shop.run(openOrderCalls.create, { idempotencyKey: randomUUID(), address, lines, payType: 'weixin' });
  return orderNo;
}

describe('two servers on one database', () => {
  it('share the session, and tell each other what happens', async () => {
    const { here, there } = await sitAtBoth();

    const orderNo = await order();

    await row(there, orderNo).waitFor({ timeout: LIVE_MS });
    await row(here, orderNo).waitFor({ timeout: LIVE_MS });
    await expect.poll(() => there.title()).toMatch(/^(\(\d+\) )?订单 - /);
  });

  it('end the session together', async () => {
    const { here, there } = await sitAtBoth();

    await here.locator('.user-button').click();
    await here.getByRole('menuitem', { name: '退出' }).click();

    await here.getByLabel('用户名').waitFor();
    await there.getByText('登录已过期', { exact: true }).waitFor({ timeout: LIVE_MS });
  });
});
