import { createHash, createHmac, randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bowl, newMall, orderOf } from './mall.ts';
import { type ServedBridge, serveBridge } from './serve.ts';

const clock = { now: new Date('2026-09-21T09:30:00+08:00') };
const mall = newMall();
let served: ServedBridge | undefined;
beforeAll(async () => void (served = await serveBridge(mall, () => clock.now)));
afterAll(() => served?.close());
beforeEach(() => wait(1000));

const sha = (text: string) => createHash('sha256').update(text).digest('hex');

interface BridgeRequest {
  body?: object;
  session?: string;
  headers?: Record<string, string>;
  nonce?: string;
}

async function ask(
  method: string,
  path: string,
  { body, session = '', headers = {}, nonce = randomBytes(16).toString('hex') }: BridgeRequest = {},
) {
  const url = new URL(`${served?.url}${path}`);
  const text = body ? JSON.stringify(body) : '';
  const time = String(Math.floor(clock.now.getTime() / 1000));
  const lines = [method, url.pathname + url.search, time, nonce, sha(text)].join('\n');
  const sign = createHmac('sha256', mall.secret).update(lines).digest('hex');
  const signed = { 'x-connector-version': '1', 'x-connector-time': time, 'x-connector-nonce': nonce, 'x-connector-sign': sign };
  const answer = await fetch(url, {
    method,
    headers: { ...signed, 'x-connector-session': session, ...headers },
    ...(body && { body: text }),
  });
  return { status: answer.status, ...Object(await answer.json()) };
}

async function signIn(): Promise<string> {
  mall.asks = 'nothing';
  return (await ask('POST', '/session', { body: { account: mall.account, password: mall.password } })).session;
}

describe('a bridge', () => {
  it.each([
    ['is not signed', { 'x-connector-sign': '0'.repeat(64) }],
    ['has another time than it was signed with', { 'x-connector-time': '1500000000' }],
  ])('refuses what %s', async (_case, headers) => {
    expect(await ask('GET', '/hello', { headers })).toMatchObject({ status: 401, code: 'bad_signature' });
  });

  it('refuses what it has seen before', async () => {
    const nonce = randomBytes(16).toString('hex');
    expect(await ask('GET', '/hello', { nonce })).toMatchObject({ status: 200, versions: [1] });
    expect(await ask('GET', '/hello', { nonce })).toMatchObject({ status: 401, code: 'bad_signature' });
  });

  it('refuses more than one request a second', async () => {
    const answers = [await ask('GET', '/hello'), await ask('GET', '/hello')];
    expect(answers).toMatchObject([{ status: 200 }, { status: 429, code: 'too_fast' }]);
  });

  it('answers nothing but hello without a session', async () => {
    expect(await ask('POST', '/product', { body: { link: bowl(8).link } })).toMatchObject({ code: 'session_expired' });
  });
});

describe('a sign-in', () => {
  it('asks for what a picture shows, once', async () => {
    mall.asks = 'captcha';
    const account = { account: mall.account, password: mall.password };
    const { key, image } = await ask('POST', '/session', { body: account });
    expect(image).toMatch(/^data:image\/png;base64,/);
    const { code } = mall.question ?? { code: '' };
    await wait(1000);
    expect(await ask('POST', '/session', { body: { ...account, key, code } })).toMatchObject({ status: 'ok' });
    await wait(1000);
    expect(await ask('POST', '/session', { body: { ...account, key, code } })).toMatchObject({ code: 'wrong_password' });
  });

  it('ends the one before, and ends by itself', async () => {
    const first = await signIn();
    await wait(1000);
    const session = await signIn();
    await wait(1000);
    expect(await ask('GET', '/session', { session: first })).toMatchObject({ code: 'session_expired' });
    await wait(1000);
    expect(await ask('GET', '/session', { session })).toMatchObject({ account: mall.account });
    clock.now = new Date(clock.now.getTime() + 7_201_000);
    await wait(1000);
    expect(await ask('GET', '/session', { session })).toMatchObject({ code: 'session_expired' });
  });
});

describe('a shipment', () => {
  const shipment = {
    reference: 'parcel-1',
    number: 'GT1',
    parcel: '1',
    carrierCode: 'shunfeng',
    carrierName: '顺丰速运',
    trackingNumber: 'SF1',
  };

  it('is taken once by its reference, also where the answer was lost', async () => {
    mall.orders.set('GT1', orderOf('GT1'));
    const session = await signIn();
    await wait(1000);
    served?.become('lostAnswer', '/shipments');
    await expect(ask('POST', '/shipments', { session, body: shipment })).rejects.toThrow('fetch failed');
    served?.become(undefined);
    await wait(1000);
    expect(await ask('POST', '/shipments', { session, body: shipment })).toMatchObject({ status: 200, accepted: true });
    expect(mall.shipments.size).toBe(1);
    await wait(1000);
    const other = { ...shipment, trackingNumber: 'SF2' };
    expect(await ask('POST', '/shipments', { session, body: other })).toMatchObject({ status: 409, code: 'reference_reused' });
  });
});
