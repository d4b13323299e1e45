import { describe, expect, it } from 'vitest';
import { storefrontKeyCalls } from '#contract/storefront/keys.ts';
import { openSkuCalls } from '#contract/storefront/orders.ts';
import { openShop } from '../../../test/shop.ts';
import { speak } from '../../../test/speak.ts';
import { createKeyIn, openStorefrontClient, signedHeaders } from '../../../test/storefront.ts';

const shop = openShop();
const url = '/api/open/sku/list';
const ask = (headers: Record<string, string>, query: Record<string, string> = {}) =>
  shop.stranger.raw('GET', '/open/sku/list', { headers, query });

describe('a key with terms', () => {
  const admin = () => shop.admin({ role: '超级管理员' });
  const makeKey = (terms: object) => admin().run(storefrontKeyCalls.save, { name: `条件 ${Math.random()}`, ...terms });
  const rowOf = async (keyId: string) =>
    (await admin().run(storefrontKeyCalls.list, { page: 1, limit: 100 })).list.find((row) => row.keyId === keyId);

  it('that only reads changes nothing', async () => {
    const key = await makeKey({ isReadOnly: true });
    const order = { method: 'POST', url: '/api/open/order/create', payload: {} };

    expect(await ask(signedHeaders(key, shop.clock.now(), { url }))).toMatchObject({ code: 200 });
    expect(
      await shop.stranger.raw('POST', '/open/order/create', { headers: signedHeaders(key, shop.clock.now(), order), body: {} }),
    ).toMatchObject({ code: 403, message: '这个接口密钥只能读取，不能下单或修改' });
  });

  it('opens nothing after its time', async () => {
    const key = await makeKey({ validDays: 90 });
    const asked = () => ask(signedHeaders(key, shop.clock.now(), { url }));
    shop.clock.pass('89 days');
    expect(await asked()).toMatchObject({ code: 200 });

    shop.clock.pass('2 days');
    expect(await asked()).toMatchObject({ code: 401, message: '接口密钥已过期，请在后台添加新的密钥' });
  });

  it('signs with its former secret for a day after the rotation', async () => {
    const former = await makeKey({});
    const { id = 0 } = (await rowOf(former.keyId)) ?? {};
    const next = await admin().run(storefrontKeyCalls.rotate, { id });
    const asked = (key: typeof next) => ask(signedHeaders(key, shop.clock.now(), { url }));
    await expect.poll(async () => (await asked(next)).code).toBe(200);
    expect([next.keyId, await asked(former)]).toMatchObject([former.keyId, { code: 200 }]);

    shop.clock.pass('1 days');
    expect(await asked(former)).toMatchObject({ code: 401, message: '签名不正确' });
    expect(await asked(next)).toMatchObject({ code: 200 });
  });

  it('says when it was used last', async () => {
    const key = await makeKey({});
    expect(await rowOf(key.keyId)).toMatchObject({ lastTime: null, expireTime: null, isReadOnly: false });
    const now = shop.clock.now();
    await ask(signedHeaders(key, now, { url }));

    const used = (await rowOf(key.keyId))?.lastTime?.getTime() ?? 0;
    expect(Math.abs(used - now.getTime())).toBeLessThan(60_000);
  });
});

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

  it.each(['x-key', 'x-nonce', 'x-signature'])('is needed whole, with its %s', async (header) => {
    const headers = signedHeaders(await createKeyIn(shop), shop.clock.now(), { url });
    const found = Object.keys(headers).find((name) => name.toLowerCase() === header) ?? '';

    expect(await ask({ ...headers, [found]: '' })).toMatchObject({
      code: 401,
      message: '缺少签名，请按开放接口文档设置 X-Key、X-Timestamp、X-Nonce、X-Signature',
    });
  });

  it.each(['', 'soon', '1e400'])('has a time that is one, not %j', async (timestamp) => {
    const headers = signedHeaders(await createKeyIn(shop), shop.clock.now(), { url }, { timestamp });

    expect(await ask(headers)).toMatchObject({ code: 401, message: '请求时间与服务器相差超过 5 分钟，请校准时钟后重试' });
  });

  it('may come a little early, and is used once by many at the same moment', async () => {
    const headers = signedHeaders(await createKeyIn(shop), new Date(shop.clock.now().getTime() + 290_000), { url });

    const codes = (await Promise.all([1, 2, 3, 4].map(() => ask(headers)))).map(({ code }) => code);

    expect(codes.toSorted((a, b) => a - b)).toEqual([200, 401, 401, 401]);
  });

  it.each([
    ['/api/open/sku/list#limit=1&page=2', '/api/open/sku/list'],
    ['/api/open/sku/list?keywords=a#&limit=1', '/api/open/sku/list'],
    ['//api/open/sku/list', '/open/sku/list'],
    ['/api//open/sku/list', '/api//open/sku/list'],
    ['/api/open\\sku/list', '/api/open/sku/list'],
  ])('has an address that nobody can read in two ways, not %s', async (sent, path) => {
    const query = sent.includes('keywords') ? { keywords: 'a' } : {};
    const headers = signedHeaders(await createKeyIn(shop), shop.clock.now(), { url: path, query });

    const answer = await speak(shop.app, [`GET ${sent} HTTP/1.1`, ...Object.entries(headers).map((pair) => pair.join(': '))]);

    expect(answer).not.toContain('"code":200');
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

    expect(await ask(signedHeaders(key, shop.clock.now(), { url }))).toMatchObject({ code: 200 });
    await shop.admin().run(storefrontKeyCalls.revoke, { id });

    expect(await ask(signedHeaders(key, shop.clock.now(), { url }))).toMatchObject({
      code: 401,
      message: '接口密钥不存在或已停用',
    });
  });

  it('has a name of its own, spaces aside', async () => {
    await shop.admin().run(storefrontKeyCalls.save, { name: '小程序' });

    for (const name of ['小程序', ' 小程序 ']) {
      await expect(shop.admin().run(storefrontKeyCalls.save, { name })).rejects.toMatchObject({
        code: 500,
        message: '已有同名的接口密钥，请换一个名称',
      });
    }
  });

  it('is revoked once, and there to be revoked', async () => {
    await createKeyIn(shop);
    const [newest] = (await shop.admin().run(storefrontKeyCalls.list, { page: 1, limit: 1 })).list;
    const revoke = (id: number) => shop.admin().run(storefrontKeyCalls.revoke, { id });

    await revoke(newest?.id ?? 0);

    await expect(revoke(newest?.id ?? 0)).rejects.toMatchObject({ code: 500, message: '接口密钥已停用' });
    await expect(revoke(999_999)).rejects.toMatchObject({ code: 404, message: '没有找到这个接口密钥，请刷新页面' });
  });

  it('shows its secret once', async () => {
    const { secret } = await createKeyIn(shop);

    expect(JSON.stringify(await shop.admin().raw('GET', '/admin/openapi/key/list'))).not.toContain(secret);
  });
});
