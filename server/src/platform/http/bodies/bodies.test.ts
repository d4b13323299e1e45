import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { preferenceCalls } from '#contract/access/preferences.ts';
import { openShop } from '../../../../test/shop.ts';
import { speak } from '../../../../test/speak.ts';
import { acceptBodies } from './bodies.ts';

const shop = openShop();
const HUGE = ['Content-Type: application/json', 'Content-Length: 47000000'];

describe('a large body', () => {
  it.each([
    ['a stranger at the sign-in form', '/api/admin/login', '提交的内容太大'],
    ['a stranger at a call of staff', '/api/admin/store/product/save', '未登录'],
    ['an unsigned storefront', '/api/open/order/create', '"code":401'],
    ['a stranger at an address that does not exist', '/api/nothing', '未登录'],
    ['a page that does not exist', '/nothing', 'not found'],
  ])('from %s is answered before it is read', async (_who, path, answer) => {
    expect(await speak(shop.app, [`POST ${path} HTTP/1.1`, ...HUGE])).toContain(answer);
  });

  it('without a length is given up as soon as it is too large', async () => {
    const chunk = `10400\r\n${'x'.repeat(0x10400)}\r\n`;
    const lines = ['POST /api/admin/login HTTP/1.1', 'Content-Type: application/json', 'Transfer-Encoding: chunked'];

    expect(await speak(shop.app, lines, chunk)).toContain('提交的内容太大');
  });

  it('is taken where a call needs one', async () => {
    const value = 'x'.repeat(1_400_000);
    await shop.admin().run(preferenceCalls.save, { key: 'draft', value });

    expect(await shop.admin().run(preferenceCalls.get, { key: 'draft' })).toBe(value);
  });
});

describe('a body that never arrives whole', () => {
  /** Answer to a request whose body stops after `sent` of 9 bytes, where a body has 100 ms. */
  async function answerTo(sent: string): Promise<string> {
    const app = Fastify();
    acceptBodies(app, 100);
    app.post('/', (_request, reply) => reply.send('taken'));
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const socket = connect(Number(port), '127.0.0.1').setEncoding('utf8');
    let answer = '';
    socket.on('data', (piece) => (answer += piece)).on('error', () => {});
    socket.write(
      `POST / HTTP/1.1\r\nHost: shop\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n${sent}`,
    );
    await once(socket, 'close');
    await app.close();
    return answer;
  }

  it('ends with its connection, and a whole one is answered', async () => {
    expect(await answerTo('{"a"')).not.toContain('taken');
    expect(await answerTo('{"a":123}')).toContain('taken');
  });
});

describe('a file that arrives slowly', () => {
  /** Answer to an upload of 9 bytes, of which one comes every 60 ms, and how many were sent. */
  async function upload(isLetIn: boolean): Promise<{ answer: string; sent: number }> {
    const app = Fastify();
    acceptBodies(app, isLetIn ? 100 : 60_000, 100);
    app.post('/', {
      config: { takesFile: true },
      onRequest: async (_request, reply) => (isLetIn ? undefined : reply.send('refused')),
      handler: (_request, reply) => reply.send('taken'),
    });
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const socket = connect(Number(port), '127.0.0.1').setEncoding('utf8');
    let [answer, sent] = ['', 0];
    socket.on('data', (piece) => (answer += piece)).on('error', () => {});
    socket.write('POST / HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n');
    const sending = setInterval(() => {
      socket.write('[1,2,3,4]'.charAt(sent));
      sent += 1;
      if (sent === 9) clearInterval(sending);
    }, 60);
    await (isLetIn ? once(socket, 'data') : once(socket, 'close'));
    clearInterval(sending);
    socket.destroy();
    await app.close();
    return { answer, sent };
  }

  it('is taken from whoever was let in', async () => {
    expect(await upload(true)).toMatchObject({ answer: expect.stringContaining('taken'), sent: 9 });
  });

  it('ends with its connection when it was refused, once the answer could be read', async () => {
    const { answer, sent } = await upload(false);

    expect(answer).toContain('refused');
    expect(sent).toBeLessThan(9);
  });
});

describe('nested JSON', () => {
  it('is refused beyond any depth that a form has', async () => {
    const body = `{"key":"k","value":${'['.repeat(2000)}${']'.repeat(2000)}}`;
    const headers = { 'content-type': 'application/json', 'authori-zation': await shop.tokenOf() };
    const answer = await shop.app.http.inject({ method: 'POST', url: '/api/admin/preference/save', headers, body });

    expect(answer.json()).toMatchObject({ code: 400, message: '请求的格式不正确，请刷新页面后重试' });
  });
});
