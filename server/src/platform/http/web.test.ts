import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storefrontKeyRefusals } from '#contract/storefront/keys.ts';
import { addWeb } from './web.ts';

const folder = mkdtempSync(join(tmpdir(), 'signalbox-web-'));
const app = Fastify();
beforeAll(async () => {
  for (const name of ['index.html', 'index.html.gz', 'index.html.br', 'logo.svg']) writeFileSync(join(folder, name), name);
  await addWeb(app, folder, {
    administrator: async () => undefined,
    storefront: () => Promise.reject(storefrontKeyRefusals.UNSIGNED()),
  });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

describe('the page of the front end', () => {
  it.each(['/', '/?from=mail', '/login', '/store/list/7'])(
    'is answered at %s, to clients without compression too',
    async (url) => {
      const { statusCode, headers, body } = await app.inject({ url });

      expect([statusCode, headers['content-type'], body]).toEqual([200, 'text/html; charset=utf-8', 'index.html']);
    },
  );

  it.each(['gzip', 'br'])('is answered as %s to who takes that', async (encoding) => {
    const { headers } = await app.inject({ url: '/', headers: { 'accept-encoding': encoding } });

    expect(headers['content-encoding']).toBe(encoding);
  });
});

describe('the page with a script of the shop', () => {
  it.each(['/', '/store/list/7'])('loads it at %s', async (url) => {
    const shop = Fastify();
    const place = mkdtempSync(join(tmpdir(), 'signalbox-web-'));
    writeFileSync(join(place, 'index.html'), '<body><div></div></body>');
    await addWeb(
      shop,
      place,
      { administrator: async () => undefined, storefront: () => Promise.reject(new Error()) },
      { script: '/chat' },
    );
    const { body, headers } = await shop.inject({ url });
    await shop.close();
    rmSync(place, { recursive: true });

    expect([body, headers['content-type']]).toEqual([
      '<body><div></div><script defer src="/chat"></script></body>',
      'text/html; charset=utf-8',
    ]);
  });
});

describe('the page of the shop of a moment', () => {
  it('says of which moment it is', async () => {
    const shop = Fastify();
    const place = mkdtempSync(join(tmpdir(), 'signalbox-web-'));
    copyFileSync(join(import.meta.dirname, '../../../../web/index.html'), join(place, 'index.html'));
    const guards = { administrator: async () => undefined, storefront: () => Promise.reject(new Error()) };
    await addWeb(shop, place, guards, { moment: new Date('2026-11-30T14:05:00+08:00'), basePath: '/shop' });
    const { body } = await shop.inject({ url: '/login' });
    await shop.close();
    rmSync(place, { recursive: true });

    expect(body).toContain('<meta name="past-moment" content="2026-11-30 14:05" />');
    expect(body).toContain('<meta name="base-path" content="/shop" />');
  });
});

describe('a picture that stands in for one of the shop', () => {
  it('is shown by pages of other origins, and the page itself by none', async () => {
    const policyOf = async (url: string) => (await app.inject({ url })).headers['cross-origin-resource-policy'];

    expect([await policyOf('/logo.svg'), await policyOf('/index.html')]).toEqual(['cross-origin', undefined]);
  });
});
