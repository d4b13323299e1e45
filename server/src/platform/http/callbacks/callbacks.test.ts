import { describe, expect, it } from 'vitest';
import { callback, callbacks } from '#contract/services/callbacks.ts';
import { incomingNoticeCalls } from '#contract/services/incoming-notices.ts';
import { openHmacProvider } from '../../../../test/hmac-provider.ts';
import { type Shop, openShop } from '../../../../test/shop.ts';
import { speak } from '../../../../test/speak.ts';
import { type Judge, serveCallbacks } from './serve-callbacks.ts';

const provider = openHmacProvider(() => shop);
const shop: Shop = openShop({ callbacks: () => provider.routes() });
const url = '/api/test/provider/paid';

const post = (payload: string | Buffer, headers: Record<string, string> = {}, at = url) =>
  shop.app.http.inject({ method: 'POST', url: at, payload, headers });

describe('a callback', () => {
  it.each([
    ['application/json'],
    ['text/xml; charset=utf-8'],
    ['application/x-www-form-urlencoded'],
    ['multipart/form-data'],
    ['application/octet-stream'],
    ['no/type at all;;'],
    [''],
  ])('has its body as it travelled, sent as %s', async (type) => {
    const answer = await provider.pay({ id: `T ${type}`, no: '价 1' }, { 'content-type': type });

    expect(answer.statusCode).toBe(204);
  });

  it.each([
    ['JSON', '{'],
    ['XML', '<xml><a>'],
    ['bytes', Buffer.from([0, 255, 254])],
    ['nested without end', '['.repeat(30_000)],
    ['a document with entities', '<!DOCTYPE x [<!ENTITY a "ha">]><xml><a>&a;</a></xml>'],
    ['nothing', ''],
  ])('answers %s by a refusal and never by a fault', async (_what, body) => {
    for (const path of [url, '/api/test/provider/xml/paid']) {
      const { statusCode } = await post(body, {}, path);
      expect([400, 401]).toContain(statusCode);
    }
  });

  it('is refused by the status where what is signed cannot be read', async () => {
    const answer = await provider.pay({ no: 'without its number' });

    expect([answer.statusCode, answer.json()]).toEqual([400, { code: 'FAIL', message: '内容无法识别' }]);
  });

  it('takes no body of more than 64 KiB, and keeps that one came', async () => {
    const answer = await post('x'.repeat(64 * 1024 + 1));
    expect([answer.statusCode, answer.json()]).toEqual([413, { code: 'FAIL', message: '内容过大' }]);
    const lines = [`POST ${url} HTTP/1.1`, 'Content-Type: text/xml', 'Content-Length: 47000000'];
    expect(await speak(shop.app, lines)).toContain('HTTP/1.1 413');

    const { list } = await shop.admin().run(incomingNoticeCalls.list, { page: 1, limit: 1 });
    expect(list).toMatchObject([{ state: 'refused', why: 'tooLarge' }]);
  });

  it.each([
    ['GET', url],
    ['HEAD', url],
    ['PUT', url],
    ['DELETE', url],
    ['POST', `${url}/`],
    ['POST', '/api/test/provider/nobody'],
    ['POST', '/api/test/provider/xml/opened'],
  ] as const)('is not there for %s %s, which the status says', async (method, at) => {
    expect((await shop.app.http.inject({ method, url: at })).statusCode).toBe(404);
  });

  it('is no concern of browsers from elsewhere', async () => {
    const headers = { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' };
    const answer = await shop.app.http.inject({ method: 'OPTIONS', url, headers });

    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    expect(answer.statusCode).toBeLessThan(500);
  });

  it('does not start without a proof', () => {
    const declared = callbacks('wechatPay', '/test', {
      paid: callback('POST', '/paid', { label: '付款通知', verifies: 'nothing' }),
    });
    const answers = { refused: (text: string) => ({ type: 'text/plain', text }) };
    const judges: Record<'paid', Judge> = Object({});

    expect(() => serveCallbacks(declared, answers, judges)).toThrow('callback without verification: POST /test/paid');
  });
});
