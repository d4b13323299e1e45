import { describe, expect, it } from 'vitest';
import { storefrontKeyCalls } from '#contract/storefront/keys.ts';
import { openSkuCalls } from '#contract/storefront/orders.ts';
import { openShop } from '../../../test/shop.ts';
import { createKeyIn, openStorefrontClient, signedHeaders } from '../../../test/storefront.ts';

const shop = openShop();
const url = '/api/open/sku/list';
const ask = (headers: Record<string, string>, query: Record<string, string> = {}) =>
  shop.stranger.raw('GET', '/open/sku/list', { headers, query });

describe('a signed request', () => {
  it('comes in', async () => {
    expect(await openStorefrontClient(shop).run(openSkuCalls.onSale, { page: 1, limit: 5, keywords: '杯 & 碟' })).toMatchObject({
      total: 0,
    });
  });

  it('is good once', async () => {
    const headers = signedHeaders(await createKeyIn(shop), shop.clock.now(), { url });

    expect(await ask(headers)).toMatchObject({ code: 200 });
    expect(await ask(headers)).toMatchObject({ code: 401, message: expect.stringContaining('随机串') });
  });

  it('is good as it was signed only', async () => {
    const key = await createKeyIn(shop);
    const now = shop.clock.now();

    expect(await ask(signedHeaders(key, now, { url }), { page: '2' })).toMatchObject({ code: 401, message: '签名不正确' });
    expect(await ask(signedHeaders({ ...key, secret: 'guessed' }, now, { url }))).toMatchObject({
      code: 401,
      message: '签名不正确',
    });
    expect(await ask(signedHeaders(key, now, { url }, { method: 'POST' }))).toMatchObject({ code: 401 });
  });

  it('is good for five minutes', async () => {
    const headers = signedHeaders(await createKeyIn(shop), new Date(shop.clock.now().getTime() - 301_000), { url });

    expect(await ask(headers)).toMatchObject({ code: 401, message: expect.stringContaining('5 分钟') });
  });

  it('is needed', async () => {
    expect(await ask({})).toMatchObject({ code: 401 });
    expect(await shop.admin().raw('GET', '/open/sku/list')).toMatchObject({ code: 401 });
  });
});

describe('a key', () => {
  it('opens nothing once it is revoked', async () => {
    const key = await createKeyIn(shop);
    const { list } = await shop.admin().run(storefrontKeyCalls.list, { page: 1, limit: 20 });
    const id = list.find(({ keyId }) => keyId === key.keyId)?.id ?? 0;

    await shop.admin().run(storefrontKeyCalls.revoke, { id });

    expect(await ask(signedHeaders(key, shop.clock.now(), { url }))).toMatchObject({
      code: 401,
      message: '接口密钥不存在或已停用',
    });
  });

  it('shows its secret once', async () => {
    const { secret } = await createKeyIn(shop);

    expect(JSON.stringify(await shop.admin().raw('GET', '/admin/openapi/key/list'))).not.toContain(secret);
  });
});
