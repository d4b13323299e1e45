import { afterAll, describe, expect, it } from 'vitest';
import { collectAccountCalls } from '#contract/collection/account.ts';
import { collectedOrderCalls } from '#contract/collection/collected-orders.ts';
import { collectedProductCalls } from '#contract/collection/collected-products.ts';
import { demoMall } from '#contract/services/demo-mall.ts';
import { outsideServiceCalls } from '#contract/services/outside-services.ts';
import { demoSettings } from '#contract/settings/site.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { forgetSettings, setConfig } from '#server/settings/index.ts';
import { ordersIn } from '../../../test/orders.ts';
import { openShop } from '../../../test/shop.ts';
import { type DemoMall, openDemoMall } from './mall.ts';
import { seedCollected } from './seed-collected.ts';

const shop = openShop();
const { sku } = ordersIn(shop);
const admin = shop.admin();
let mall: DemoMall;
afterAll(() => mall.end());

const outside = () => admin.run(collectedOrderCalls.listOutside, { page: 1, limit: 50 });

describe('the mall of a demonstration', () => {
  it('is reached in a demonstration only', async () => {
    mall = openDemoMall(shop.app);
    const ask = () => mall.httpClient.ask({ method: 'GET', url: `${demoMall.address}/hello` });
    await expect(ask()).rejects.toThrow('outgoing request failed');
    await shop.app.write({ name: 'demo.settings', actor: systemActor('演示') }, ({ tx, now }) =>
      setConfig(tx, demoSettings.is_demonstration, 'true', now),
    );
    forgetSettings(shop.db);
    expect(await ask()).toMatchObject({ status: 401 });
  });

  it('is signed in at the beginning, with orders in every state', { timeout: 60_000 }, async () => {
    for (const name of ['列车长保温壶', '通勤双肩包', '证件收纳夹', '站台麻花']) await sku({ name, stock: 500 });

    await seedCollected(shop.app, mall);

    expect(await admin.run(collectAccountCalls.status, {})).toMatchObject({ loggedIn: true, account: 'guotie-demo' });
    const counts = await admin.run(collectedOrderCalls.count, {});
    expect(counts.map(({ state }) => state)).toEqual([0, 1, 2, 3]);
    const { list } = await outside();
    expect(list.filter(({ collected }) => collected)).toHaveLength(12);
    expect(list.filter(({ collected }) => !collected).length).toBeGreaterThan(3);
    // A draft of the demonstration is known there by its number.
    expect(await admin.run(collectedProductCalls.collect, { url: '5' })).toMatchObject({
      soureLink: expect.stringMatching(/item\/5$/),
    });
    await admin.run(outsideServiceCalls.check, { name: 'connector' });
    const found = (await admin.run(outsideServiceCalls.list, {})).find(({ name }) => name === 'connector');
    expect(found?.steps.map(({ outcome }) => outcome)).toEqual(['passed', 'passed', 'passed', 'passed']);
  });

  it('goes on where it was after a restart, and says how one signs in', async () => {
    await mall.end();
    expect((await outside()).total).toBeGreaterThan(12);
    await admin.run(collectAccountCalls.logout, {});
    expect(await admin.run(collectAccountCalls.status, {})).toMatchObject({ message: `已退出登录。${demoMall.hint}` });
    const credentials = { account: 'guotie-demo', password: 'guotie-demo' };
    expect(await admin.run(collectAccountCalls.login, credentials)).toMatchObject({ loggedIn: true });
  });
});
