import { type RequestListener, createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHttpClient } from './http-client.ts';

const answers: Record<string, RequestListener> = {
  '/good': (request, answer) => void request.pipe(answer.setHeader('x', request.headers.authorization ?? '')),
  '/slow': (_, answer) => void wait(2000).then(() => answer.end('late')),
  '/trickle': (_, answer) => void answer.writeHead(200).write('{'),
  '/endless': (_, answer) => void answer.end(Buffer.alloc(5 * 1024 * 1024)),
  '/picture': ({ headers }, answer) => void answer.end(headers.accept === 'image/*' ? Buffer.from([0xff, 0xd8, 0, 0xe9]) : ''),
  '/moved': (_, answer) => void answer.writeHead(302, { location: '/good' }).end(),
  '/broken': (_, answer) => void answer.writeHead(500).end('{}'),
  '/cut': (_, answer) => {
    answer.writeHead(200, { 'content-length': '100' }).write('half');
    answer.destroy();
  },
};
const server = createServer((request, answer) => answers[request.url ?? '']?.(request, answer));
let here = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  here = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(() => void server.closeAllConnections());

const open = createHttpClient();
const own = createHttpClient(['127.0.0.1']);

describe('what the server asks others', () => {
  it('is sent as a form and answered with a text', async () => {
    expect(await own.fetchText({ url: `${here}/good`, form: { 名: '值' } })).toBe('%E5%90%8D=%E5%80%BC');
  });

  it.each([
    ['takes too long', '/slow', 'late'],
    ['never ends', '/trickle', 'late'],
    ['is too large', '/endless', 'large'],
    ['leads elsewhere', '/moved', 'failed'],
    ['is a failure', '/broken', 'failed'],
    ['breaks off', '/cut', 'failed'],
  ])('is no answer when it %s', async (_case, path, why) => {
    await expect(own.fetchText({ url: here + path, timeoutMs: 500 })).rejects.toMatchObject({ why });
  });

  it('may ask for a file, which comes byte by byte and only so large', async () => {
    const file = (path: string, largest: number) =>
      own.fetchBytes({ url: here + path, accept: 'image/*', largest, timeoutMs: 500 });

    expect(await file('/picture', 4)).toEqual(Buffer.from([0xff, 0xd8, 0, 0xe9]));
    await expect(file('/picture', 3)).rejects.toMatchObject({ why: 'large' });
    await expect(file('/moved', 100)).rejects.toMatchObject({ why: 'failed' });
    await expect(file('/trickle', 100)).rejects.toMatchObject({ why: 'late' });
    await expect(open.fetchBytes({ url: here, accept: '*/*', largest: 100, timeoutMs: 500 })).rejects.toMatchObject({
      why: 'forbidden',
    });
  });

  it('is not sent to a neighbour of the server, however his address is written', async () => {
    const port = new URL(here).port;
    const addresses = [
      here,
      `https://127.0.0.1:${port}`,
      `https://2130706433:${port}`,
      'https://0x7f.1/',
      'https://[::1]/',
      'https://[::ffff:10.0.0.1]/',
      'https://169.254.169.254/latest/meta-data',
      'https://localhost/',
      'http://example.com/',
      'file:///etc/passwd',
      'https://user:secret@example.com/',
      'nonsense',
    ];

    const tries = await Promise.allSettled(addresses.map((url) => open.fetchText({ url })));

    expect(tries).toEqual(addresses.map(() => ({ status: 'rejected', reason: expect.objectContaining({ why: 'forbidden' }) })));
  });

  it('is not sent to a host of one’s own network that nobody named', async () => {
    await expect(createHttpClient(['10.0.0.9']).fetchText({ url: here })).rejects.toMatchObject({ why: 'forbidden' });
  });
});
