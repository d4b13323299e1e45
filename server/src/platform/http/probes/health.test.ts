import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ForgettingProxy, openForgettingProxy } from '../../../../test/forgetting-proxy.ts';
import { openSecond } from '../../../../test/second.ts';
import { openShop } from '../../../../test/shop.ts';
import { LISTENER } from '../../database/serving.ts';

const shop = openShop();
const second = openSecond(shop);
let proxy: ForgettingProxy;
beforeAll(async () => {
  proxy = await openForgettingProxy(shop.url);
});
afterAll(() => proxy.close());

describe('a probe', () => {
  it.each(['/health', '/health/', '/health/alive', '/healthz', '/readyz'])(
    'that asks for %s is told that there is none',
    async (url) => {
      const { statusCode, body } = await shop.app.http.inject({ url });

      expect([statusCode, body]).toEqual([404, expect.stringContaining('/health/ready')]);
    },
  );

  it('hears that a server without news for 15 seconds is not ready, and that it is again', async () => {
    const { app } = await second({ databaseUrl: proxy.url });
    const status = async () => (await app.http.inject({ url: '/health/ready' })).json().status;
    expect(await status()).toBe('ready');

    proxy.bar(LISTENER);
    proxy.forget(LISTENER);
    await sleep(16_000);
    expect(await status()).toBe('no news arrive');

    proxy.unbar();
    await expect.poll(status, { timeout: 20_000 }).toBe('ready');
  });
});
