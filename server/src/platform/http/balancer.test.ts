import { describe, expect, it } from 'vitest';
import { administratorCalls } from '#contract/access/administrators.ts';
import { configCalls } from '#contract/settings/config.ts';
import { reachSettings } from '#contract/settings/site.ts';
import { openSecond } from '../../../test/second.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const second = openSecond(shop);
let guesses = 0;

/** The address in the log of a sign-in that failed. */
async function addressSeen(trustProxy: number | string | false, forwarded: string): Promise<string> {
  const { app } = await second({ trustProxy });
  const headers = { 'x-forwarded-for': forwarded };
  // A single account would be locked by so many.
  guesses += 1;
  const typed = { account: `guest${guesses}`, pwd: 'not it' };
  await app.http.inject({ method: 'POST', url: '/api/admin/login', headers, payload: typed });
  const { data } = await shop.admin().raw('GET', '/admin/system/sign/log/list');
  return Object(data).list[0].address;
}

describe('the address of a client', () => {
  it.each([
    ['that of the connection without a balancer', false, '203.0.113.7', '127.0.0.1'],
    ['what the balancer in front saw, not what the client made up', 1, '10.1.1.1, 203.0.113.7', '203.0.113.7'],
    ['what the outer of two balancers saw', 2, '10.1.1.1, 203.0.113.7, 192.0.2.1', '203.0.113.7'],
    ['what the balancers of a network saw', '127.0.0.1,192.0.2.0/24', '10.1.1.1, 203.0.113.7, 192.0.2.1', '203.0.113.7'],
    ['that of the connection where the balancer reports none', 1, '<script>', '127.0.0.1'],
  ] as const)('is %s', async (_rule, trustProxy, forwarded, address) => {
    expect(await addressSeen(trustProxy, forwarded)).toBe(address);
  });
});

describe('the figures of the server', () => {
  const seen = async (headers: Record<string, string>, metricsToken?: string, remoteAddress = '127.0.0.1') => {
    const { app } = await second({ metricsToken });
    const metrics = await app.http.inject({ url: '/metrics', headers, remoteAddress });
    const ready = await app.http.inject({ url: '/health/ready', headers, remoteAddress });
    return [metrics.statusCode, ready.statusCode, 'waiting' in ready.json()];
  };

  it('are for the machine itself', async () => {
    expect(await seen({})).toEqual([200, 200, true]);
    expect(await seen({}, undefined, '203.0.113.7')).toEqual([404, 200, false]);
  });

  it('are not handed on by a balancer on the same machine', async () => {
    expect(await seen({ 'x-forwarded-for': '203.0.113.7' })).toEqual([404, 200, false]);
  });

  it('are for whoever holds the token, when there is one', async () => {
    expect(await seen({ authorization: 'Bearer sesame' }, 'sesame', '203.0.113.7')).toEqual([200, 200, true]);
    expect(await seen({ authorization: 'Bearer wrong' }, 'sesame')).toEqual([404, 200, false]);
  });
});

describe('a client served from elsewhere', () => {
  const asked = async (corsOrigins: readonly string[], origin: string) => {
    const { app } = await second({ corsOrigins });
    const { headers } = await app.http.inject({
      method: 'OPTIONS',
      url: '/api/admin/login',
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authori-zation' },
    });
    return [headers['access-control-allow-origin'], headers['access-control-allow-credentials']];
  };

  it('calls where the setting allows its origin, from the moment that it is saved', async () => {
    const save = (value: string) => shop.admin().run(configCalls.save, { key: reachSettings.cors_origins.key, value });
    const preflight = (origin: string, headers = {}) =>
      shop.app.http.inject({
        method: 'OPTIONS',
        url: `/api${administratorCalls.me.path}`,
        headers: {
          origin,
          'access-control-request-method': 'GET',
          'access-control-request-headers': 'authori-zation,content-type',
          ...headers,
        },
      });
    const origin = 'https://admin.example';
    const unknown = await preflight(origin);
    expect(unknown.headers).not.toHaveProperty('access-control-allow-origin');
    expect(unknown.json()).toMatchObject({ code: 401 });

    await save(' https://Admin.example/，https://other.example:8443');
    const { headers, statusCode } = await preflight(origin);
    expect([statusCode, headers['access-control-allow-origin'], headers['access-control-allow-headers']]).toEqual([
      204,
      origin,
      'authori-zation,content-type',
    ]);
    const token = await shop.tokenOf();
    const answer = await shop.app.http.inject({
      url: `/api${administratorCalls.me.path}`,
      headers: { origin: 'https://other.example:8443', 'authori-zation': token },
    });
    expect(answer.json()).toMatchObject({ code: 200 });
    expect([answer.headers['access-control-allow-origin'], answer.headers.vary]).toEqual([
      'https://other.example:8443',
      expect.stringMatching(/origin/i),
    ]);
    expect((await preflight('https://evil.example')).headers).not.toHaveProperty('access-control-allow-origin');
    expect((await preflight('null')).headers).not.toHaveProperty('access-control-allow-origin');

    await save('');
    expect((await preflight(origin)).headers).not.toHaveProperty('access-control-allow-origin');
  });

  it.each(['*', 'admin.example', 'https://admin.example/panel', 'ftp://admin.example', 'null'])(
    'has no origin that is none in the setting: %s',
    async (value) => {
      await expect(shop.admin().run(configCalls.save, { key: reachSettings.cors_origins.key, value })).rejects.toMatchObject({
        code: 400,
        message: '每个来源只写协议和域名，如 https://admin.example.com，用逗号隔开',
      });
    },
  );

  it('runs the chat script of the shop where the server names its origins', async () => {
    const policyWith = async (chatOrigins: readonly string[]) =>
      String(
        (await (await second({ chatOrigins })).app.http.inject({ url: '/api/admin/getLoginPic' })).headers[
          'content-security-policy'
        ],
      );

    expect(await policyWith(['https://chat.example'])).toContain("script-src 'self' https://chat.example;");
    expect(await policyWith([])).toContain("script-src 'self';");
  });

  it('calls with its token in a header, where its origin is allowed', async () => {
    const origin = 'https://admin.example';

    expect(await asked([origin], origin)).toEqual([origin, undefined]);
    expect(await asked([origin], 'https://evil.example')).toEqual([undefined, undefined]);
    expect(await asked([], origin)).toEqual([undefined, undefined]);
  });
});
