import { describe, expect, it } from 'vitest';
import { signInLogCalls } from '#contract/access/sign-in-log.ts';
import { expressCalls } from '#contract/delivery/express.ts';
import { freightTemplateCalls } from '#contract/delivery/freight-templates.ts';
import { openSkuCalls } from '#contract/storefront/orders.ts';
import { ordersIn } from '../../../test/orders.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const admin = shop.admin();
const { sku, storefront } = ordersIn(shop);
const page = { page: 1, limit: 20 };

describe('what is searched for', () => {
  it('is found by a part of it, with spaces around it', async () => {
    await sku({ name: '蓝瓷杯' });
    await shop.stranger.raw('POST', '/admin/login', { body: { account: 'somebody', pwd: 'not-known' } });

    const keywords = ' 瓷 ';
    expect((await storefront.run(openSkuCalls.onSale, { ...page, keywords })).total).toBe(1);
    expect((await admin.run(signInLogCalls.list, { ...page, account: ' omebod' })).total).toBe(1);
    expect((await admin.run(expressCalls.list, { ...page, keywords: ' 顺丰 ' })).total).toBe(
      (await admin.run(expressCalls.list, { ...page, keywords: '顺丰' })).total,
    );
    expect((await admin.run(expressCalls.list, { ...page, keywords: ' 顺丰 ' })).total).toBeGreaterThan(0);
    expect((await admin.run(freightTemplateCalls.list, { ...page, keywords: ' 包邮 ' })).total).toBe(
      (await admin.run(freightTemplateCalls.list, { ...page, keywords: '包邮' })).total,
    );
  });

  it('is everything when there are only spaces, and has no wildcards', async () => {
    const all = (await admin.run(expressCalls.list, page)).total;

    expect((await admin.run(expressCalls.list, { ...page, keywords: '  ' })).total).toBe(all);
    expect((await admin.run(expressCalls.list, { ...page, keywords: '%' })).total).toBe(0);
  });
});
