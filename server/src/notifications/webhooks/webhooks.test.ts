import { type IncomingHttpHeaders, createServer } from 'node:http';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type WebhookEvent, deliveryCalls, webhookCalls } from '#contract/notifications/webhooks.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { openClient } from '../../../test/client.ts';
import { listenTo } from '../../../test/listener.ts';
import { openShop } from '../../../test/shop.ts';
import { sendDue } from '../outbox/jobs.ts';
import { callWebhooks } from './call-webhooks.ts';
import { webhooks } from './queries.ts';
import { signatureOf } from './rules.ts';
import { sealAddresses } from './seal-addresses.ts';
import { webhook } from './tables.ts';

const shop = openShop();
/** A client signed in anew for every call: time passes in these tests, and sessions end. */
const admin = openClient(
  () => shop.app,
  async () => ({ 'authori-zation': await shop.tokenOf() }),
);

/** The other side: it keeps what it hears, and answers as it is told. */
const heard: { path: string; body: string; headers: IncomingHttpHeaders }[] = [];
let answer = 200;
const other = createServer((request, response) => {
  let body = '';
  request.on('data', (part) => (body += String(part)));
  request.on('end', () => {
    heard.push({ path: request.url ?? '', body, headers: request.headers });
    response.writeHead(answer).end();
  });
});
let base = '';
beforeAll(async () => {
  await new Promise<void>((ready) => other.listen(0, '127.0.0.1', ready));
  base = `http://127.0.0.1:${Object(other.address()).port}`;
});
afterAll(() => void other.close());

let made = 0;
async function makeHook(events: WebhookEvent[] = ['order.paid'], more: object = {}) {
  const name = `系统 ${(made += 1)}`;
  const path = `/hook/${made}`;
  const { secret } = await admin.run(webhookCalls.save, { name, url: base + path, events, ...more });
  const [row] = await shop.db.select().from(webhook).where(eq(webhook.name, name));
  return { id: row?.id ?? 0, secret, kept: row?.secret ?? '', heard: () => heard.filter((each) => each.path === path) };
}
const happen = (event: WebhookEvent, ...subjects: string[]) =>
  shop.app.write({ name: 'test.call', actor: systemActor('test') }, (write) => callWebhooks(write, event, ...subjects));
const deliveriesOf = async (webhookId: number) => (await admin.run(deliveryCalls.list, { webhookId, page: 1, limit: 50 })).list;

describe('an address', () => {
  it('hears of the events it chose, signed, once the write is committed', async () => {
    const hook = await makeHook(['order.paid', 'stock.low']);
    await happen('order.paid', 'A1');
    await happen('order.sent', 'A1');
    const failing = shop.app.write({ name: 'test.call', actor: systemActor('test') }, async (write) => {
      await callWebhooks(write, 'order.paid', 'A2');
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    await shop.runQueued();

    const [message, ...others] = hook.heard();
    expect(others).toEqual([]);
    expect(JSON.parse(message?.body ?? '')).toMatchObject({ event: 'order.paid', data: { orderNo: 'A1' } });
    const timestamp = String(message?.headers['x-signalbox-timestamp']);
    expect(message?.headers['x-signalbox-signature']).toBe(signatureOf(hook.secret, timestamp, message?.body ?? ''));
  });

  it('hears nothing while it is switched off', async () => {
    const hook = await makeHook();
    await admin.run(webhookCalls.updateStatus, { id: hook.id, isOn: false });
    await happen('order.paid', 'B1');
    await shop.runQueued();

    expect(hook.heard()).toEqual([]);
    await expect(admin.run(webhookCalls.test, { id: hook.id })).rejects.toMatchObject({ message: '推送地址已停用，请先启用' });
  });

  it('of the inner network is not asked, though a name leads there', async () => {
    const hook = await makeHook(['order.paid'], { url: 'https://localhost/hook' });
    await admin.run(webhookCalls.test, { id: hook.id });
    await shop.runQueued();

    expect(await deliveriesOf(hook.id)).toMatchObject([
      {
        state: 'dead',
        code: null,
        lastError: '地址不允许访问：须是 https 开头的公网地址，内网服务器要先在 OUTGOING_HOSTS 中放行',
      },
    ]);
  });

  it.each([
    [{ events: [] }, '请选择要推送的事件'],
    [{ url: 'ftp://example.com' }, '地址应以 https:// 开头，不含账号和空格'],
    [{ url: 'https://user:pass@example.com/' }, '地址应以 https:// 开头，不含账号和空格'],
    [{ url: 'https://10.0.0.8/hook' }, '地址不允许访问：须是 https 开头的公网地址，内网服务器要先在 OUTGOING_HOSTS 中放行'],
    [{ url: 'http://example.com/hook' }, '地址不允许访问：须是 https 开头的公网地址，内网服务器要先在 OUTGOING_HOSTS 中放行'],
  ])('is refused with %j', async (more, message) => {
    const body = { name: '写错的地址', url: 'https://example.com/', events: ['order.paid'], ...more };

    expect(await admin.raw('POST', webhookCalls.save.path, { body })).toMatchObject({ code: 400, message });
  });

  it('is not changed into one that is never asked', async () => {
    const { id } = await makeHook();
    const changed = { id, name: '改了地址', url: 'http://192.168.1.9/hook', events: ['order.paid' as const] };
    await expect(admin.run(webhookCalls.update, changed)).rejects.toMatchObject({ code: 400 });
  });
});

describe('a delivery', () => {
  it('is tried again after a failure, with the answer on record, and given up in the end', async () => {
    const hook = await makeHook();
    answer = 503;
    await happen('order.paid', 'C1');
    await shop.runQueued();
    expect(await deliveriesOf(hook.id)).toMatchObject([
      { event: 'order.paid', subject: 'C1', state: 'waiting', attempts: 1, code: 503, lastError: '对方返回 503' },
    ]);

    for (const pause of ['1 minutes', '5 minutes', '30 minutes', '2 hours']) {
      shop.clock.pass(pause);
      await sendDue.run(shop.app);
    }
    answer = 200;
    expect(await deliveriesOf(hook.id)).toMatchObject([{ state: 'dead', attempts: 5 }]);
  });

  it('is sent again under the same id, as a delivery of its own', async () => {
    const hook = await makeHook();
    await admin.run(webhookCalls.test, { id: hook.id });
    await shop.runQueued();
    const [first] = await deliveriesOf(hook.id);
    const screen = await listenTo(shop.app, await shop.tokenOf());
    await admin.run(deliveryCalls.resend, { id: first?.id ?? 0 });
    await shop.runQueued();

    expect(await deliveriesOf(hook.id)).toMatchObject([
      { event: 'test', state: 'sent', code: 200 },
      { event: 'test', state: 'sent', code: 200 },
    ]);
    const [second] = await deliveriesOf(hook.id);
    await screen.hears(({ tables }) => tables?.webhook_delivery?.includes(second?.id ?? 0) === true);
    const [one, two] = hook.heard().map(({ headers }) => headers['x-signalbox-id']);
    expect([one, hook.heard().length]).toEqual([two, 2]);
  });
});

describe('the secret', () => {
  it('is kept sealed, and another one signs at once', async () => {
    const hook = await makeHook();
    expect(hook.kept).not.toContain(hook.secret);
    expect((await admin.run(webhookCalls.list, { page: 1, limit: 50 })).list[0]).not.toHaveProperty('secret');
    const { secret } = await admin.run(webhookCalls.rotate, { id: hook.id });
    await admin.run(webhookCalls.test, { id: hook.id });
    await shop.runQueued();

    const [message] = hook.heard();
    const timestamp = String(message?.headers['x-signalbox-timestamp']);
    expect(message?.headers['x-signalbox-signature']).toBe(signatureOf(secret, timestamp, message?.body ?? ''));
    await admin.run(webhookCalls.delete, { id: hook.id });
    expect(await deliveriesOf(hook.id)).toEqual([]);
  });
});

describe('the query of an address', () => {
  const events: WebhookEvent[] = ['order.paid'];
  const rowNamed = async (name: string) =>
    (await admin.run(webhookCalls.list, { page: 1, limit: 50 })).list.find((row) => row.name === name);
  async function makeSecret(name: string, query: string) {
    await admin.run(webhookCalls.save, { name, url: `${base}/in?${query}`, events });
    const row = await rowNamed(name);
    return { id: row?.id ?? 0, url: row?.url ?? '' };
  }
  async function pathOfNext(subject: string) {
    await happen('order.paid', subject);
    await shop.runQueued();
    return heard.findLast(({ path, body }) => !path.startsWith('/hook/') && body.includes(subject))?.path;
  }

  it('is sent, and neither shown nor kept in the open, by the log of acts no more than by the list', async () => {
    const { id, url } = await makeSecret('带密钥的', 'key=kanal-7&to=a?b');

    expect(url).toBe(`${base}/in?******`);
    expect(await pathOfNext('Q1')).toBe('/in?key=kanal-7&to=a?b');
    await admin.run(webhookCalls.update, { id, name: '带密钥的', url: `${base}/in?key=kanal-8`, events });
    expect(await pathOfNext('Q2')).toBe('/in?key=kanal-8');
    const { rows } = await shop.db.execute<{ found: boolean }>(
      sql`select (select string_agg(w::text, '') from webhook w) || (select string_agg(r::text, '') from change_row r) like '%kanal-%' as found`,
    );
    expect(rows).toEqual([{ found: false }]);
    await admin.run(webhookCalls.delete, { id });
  });

  it('stays when it comes back as it was shown, and goes to no other host', async () => {
    const { id, url } = await makeSecret('改名', 'key=1');
    await admin.run(webhookCalls.update, { id, name: '改过名', url: url.replace('/in', '/into'), events });
    expect(await pathOfNext('Q3')).toBe('/into?key=1');

    const elsewhere = { id, name: '改过名', url: 'https://example.com/in?******', events };
    const again = { message: '请重新填写地址中 ? 后面的内容：它已加密保存，不能带到新的地址' };
    await expect(admin.run(webhookCalls.update, elsewhere)).rejects.toMatchObject(again);
    await expect(admin.run(webhookCalls.save, { ...elsewhere, name: '抄来的' })).rejects.toMatchObject(again);
    await admin.run(webhookCalls.update, { id, name: '改过名', url: `${base}/in`, events });
    expect(await pathOfNext('Q4')).toBe('/in');
    await admin.run(webhookCalls.delete, { id });
  });

  it('is sealed at the next start where it was saved before', async () => {
    const { id } = await makeSecret('从前的', '');
    await shop.app.write({ name: 'webhook.update', actor: systemActor('test') }, (write) =>
      webhooks.set(write, id, { url: `${base}/old?key=2` }),
    );
    await shop.app.write({ name: 'settings.seed', actor: systemActor('seed') }, (write) =>
      sealAddresses(write, shop.app.secrets),
    );

    expect(await rowNamed('从前的')).toMatchObject({ url: `${base}/old?******` });
    expect(await pathOfNext('Q5')).toBe('/old?key=2');
  });
});
