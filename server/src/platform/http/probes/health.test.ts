import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ForgettingProxy, openForgettingProxy } from '../../../../test/forgetting-proxy.ts';
import { openSecond } from '../../../../test/second.ts';
import { openShop } from '../../../../test/shop.ts';
import { openApp } from '#server/app.ts';
import { standIn } from '#server/platform/payments.ts';
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

async function databaseOfClosed(): Promise<WeakRef<object>> {
  const options = { databaseUrl: shop.url, dataDir: shop.folder, port: 0, logLevel: 'silent', trustProxy: false } as const;
  const app = await openApp(options, { clock: shop.clock, works: false, payments: standIn });
  await app.http.inject({ url: '/metrics' });
  await app.close();
  return new WeakRef(app.database);
}

it('the connections of a server that was closed are kept by nothing in the memory of its process', async () => {
  setFlagsFromString('--expose-gc');
  const closed = await databaseOfClosed();

  await expect
    .poll(() => {
      runInNewContext('gc')();
      return closed.deref() === undefined;
    })
    .toBe(true);
});
