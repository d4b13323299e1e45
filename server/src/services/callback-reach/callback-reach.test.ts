import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { incomingNoticeCalls } from '#contract/services/incoming-notices.ts';
import { type OutsideServiceName, outsideServiceCalls } from '#contract/services/outside-services.ts';
import { configCalls } from '#contract/settings/config.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { openShop } from '../../../test/shop.ts';
import { openWechatAccount } from '../../../test/wechat-account.ts';
import { newProbe } from '../incoming-notices/probes.ts';

type Answering = (request: IncomingMessage, answer: ServerResponse, body: Buffer) => unknown;

const innerHosts = ['127.0.0.1'];
const shop = openShop({ innerHosts });
const wechat = openWechatAccount(shop);
const admin = shop.admin();
const PUSHES = '/api/public/wechat/message/webHook';

/** Passes requests to the shop, as a proxy in front of it does. */
const passOn: Answering = async ({ method = 'GET', url = '' }, answer, body) => {
  const { statusCode, headers, payload } = await shop.app.http.inject({ method: method as 'POST', url, payload: body });
  answer.writeHead(statusCode, headers).end(payload);
};
const page =
  (status: number, text = '<html>', headers = {}): Answering =>
  (_request, answer) =>
    answer.writeHead(status, { 'content-type': 'text/html', ...headers }).end(text);

let answering = passOn;
const passed: { path: string; body: string }[] = [];
const proxy = createServer((request, answer) => {
  void request.toArray().then((parts) => {
    const body = Buffer.concat(parts);
    passed.push({ path: request.url ?? '', body: String(body) });
    return answering(request, answer, body);
  });
});
const port = () => (proxy.address() as AddressInfo).port;

const steps = (name: OutsideServiceName) => admin.run(outsideServiceCalls.check, { name });
const reached = async (name: OutsideServiceName = 'publicAccount') =>
  (await steps(name)).find((step) => step.name === '回调可达');
const addressIs = (value: string) => admin.run(configCalls.save, { key: 'api_url', value });
const cameIn = async () => (await admin.run(incomingNoticeCalls.list, { page: 1, limit: 100 })).list;

beforeAll(async () => {
  await new Promise<void>((resolve) => proxy.listen(0, 'localhost', resolve));
  innerHosts.push(`localhost:${port()}`);
  await wechat.plugIn();
  await wechat.set({ field101: 'pushtoken', routine_push_token: 'minitoken' });
});
beforeEach(async () => {
  answering = passOn;
  passed.length = 0;
  await addressIs(`http://localhost:${port()}/`);
});
afterAll(() => proxy.close());

describe('a probe', () => {
  it('comes to the callback by its public address, and leaves nothing behind', async () => {
    expect(await reached()).toMatchObject({ outcome: 'passed', says: '从本机经这个地址能到达本系统' });
    expect(await reached('miniProgramme')).toMatchObject({ outcome: 'passed' });

    expect(passed.map(({ path }) => path)).toEqual([PUSHES, '/api/public/wechat/mini/callback/index']);
    expect(await cameIn()).toEqual([]);
  });

  it('is answered once, and nobody but this server makes one', async () => {
    const post = (payload: string) => shop.app.http.inject({ method: 'POST', url: PUSHES, payload });
    const { body, answer } = newProbe(shop.app);
    const old = newProbe(shop.app);
    const foreign = newProbe({ clock: shop.clock, secrets: { ...shop.app.secrets, hash: () => 'a'.repeat(64) } });

    expect(await post(body)).toMatchObject({ statusCode: 200, body: answer });
    expect((await post(body)).body).not.toBe(answer);
    expect((await post(foreign.body)).statusCode).not.toBe(200);
    shop.clock.pass('2 minutes');
    expect((await post(old.body)).body).not.toBe(old.answer);
  });

  it('is not needed where the shop takes no pushes', async () => {
    await wechat.set({ field101: '' });
    expect(await reached()).toMatchObject({ outcome: 'passed', says: '没有启用消息推送，不需要' });
    expect(passed).toEqual([]);
    await wechat.set({ field101: 'pushtoken' });
  });
});

describe('the address of callbacks', () => {
  it.each<[string, Answering, string]>([
    ['another program', page(200, '<h1>欢迎使用 nginx</h1>'), '返回了别的程序的页面（HTTP 200）'],
    ['a page that echoes what it is sent', (_request, answer, body) => answer.end(body), '返回了别的程序的页面（HTTP 200）'],
    ['another installation of this program', page(401, '', { 'x-request-no': 'r1' }), '到的是另一套本系统（HTTP 401）'],
    ['a firewall', page(403), '请求被防火墙挡住了（HTTP 403）'],
    ['a proxy that leads elsewhere', page(301, '', { location: 'https://www.example.com/' }), '地址跳转到了别处（HTTP 301）'],
    ['a proxy without the server behind it', page(502), '代理收到了，但没有送到本系统（HTTP 502）'],
    ['a server that passes nothing below /api on', page(404), '到的服务器没有这个地址（HTTP 404）'],
    ['a server that hangs up', (request) => request.destroy(), '地址没有按时回应'],
  ])('is not taken for reachable where it leads to %s', async (_case, answers, says) => {
    answering = answers;

    expect(await reached()).toEqual({ name: '回调可达', outcome: 'failed', says, remedy: expect.stringMatching(/请/) });
  });

  it.each([
    ['https://192.168.1.20', '地址是内网地址，微信从外网到不了'],
    ['http://shop.example.com', '地址不是 https，从本机测不了'],
    ['https://localhost', '域名在本机解析到内网地址，从这里测不了'],
    ['https://nowhere.invalid', '找不到地址里的域名'],
    ['', '没有填写本系统的外网地址'],
  ])('is not taken for reachable as %j', async (address, says) => {
    await addressIs(address);

    expect(await reached()).toMatchObject({ outcome: 'failed', says, remedy: expect.stringMatching(/./) });
    expect(passed).toEqual([]);
  });

  it('cannot be tried from within a network of its own, where notices that came prove it', async () => {
    await addressIs('https://localhost');
    await shop.app.write({ name: 'test', actor: systemActor('test') }, ({ tx, now }) =>
      tx.execute(
        `insert into incoming_notice (provider, route, state, key, sealed, bytes, create_time, update_time)
          values ('wechat', 'wechat.push', 'done', '${'k'.repeat(64)}', '', 1, '${now.toISOString()}', '${now.toISOString()}')`,
      ),
    );

    expect(await reached()).toMatchObject({
      outcome: 'passed',
      says: '从本机测不了自己的外网地址，但三天内收到过微信的通知',
    });

    shop.clock.pass('4 days');
    expect(await reached()).toMatchObject({ outcome: 'failed' });
  });
});
