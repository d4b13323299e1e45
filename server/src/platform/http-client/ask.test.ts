import { type RequestListener, createServer } from 'node:http';
import { createServer as createLine } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formBody, jsonBody, multipartBody, xmlBody } from './bodies.ts';
import { createHttpClient } from './http-client.ts';

const bomb = gzipSync(Buffer.alloc(8 * 1024 * 1024));
const answers: Record<string, RequestListener> = {
  '/echo': (request, answer) =>
    void request.pipe(answer.setHeader('x-sent', `${request.method} ${request.headers['content-type'] ?? '-'}`)),
  '/refused': (_, answer) => void answer.writeHead(403).end('{"code":"NOT_ENOUGH"}'),
  '/done': (_, answer) => void answer.writeHead(204).end(),
  '/moved': (_, answer) => void answer.writeHead(307, { location: '/echo' }).end(),
  '/packed': (_, answer) => void answer.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('账单')),
  '/bomb': (_, answer) => void answer.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
  '/garbled': (_, answer) => void answer.writeHead(200, { 'content-encoding': 'gzip' }).end('no gzip'),
  '/headers': (_, answer) => void answer.writeHead(200, { x: 'x'.repeat(20_000) }).end(),
  '/silent': () => undefined,
};
const server = createServer((request, answer) => answers[request.url ?? '']?.(request, answer));
/** Takes a connection and says nothing, so that encryption never begins. */
const mute = createLine((socket) => socket.on('error', () => undefined));
const own = createHttpClient(['127.0.0.1', 'nowhere.invalid']);
const portOf = (listener: typeof server | typeof mute) => {
  const address = listener.address();
  return typeof address === 'object' ? address?.port : undefined;
};
const at = (path: string) => `http://127.0.0.1:${portOf(server)}${path}`;
const get = (url: string) => own.ask({ method: 'GET', url, timeoutMs: 400 });

beforeAll(async () => {
  for (const listener of [server, mute]) await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.close();
  mute.close();
  server.closeAllConnections();
});

describe('a request to another server', () => {
  it.each(['PUT', 'PATCH', 'DELETE', 'POST'] as const)('goes by %s, byte by byte as it was signed', async (method) => {
    const { status, headers, bytes } = await own.ask({ method, url: at('/echo'), body: jsonBody('{"价": 1.0}') });

    expect([status, headers['x-sent'], bytes.toString()]).toEqual([200, `${method} application/json`, '{"价": 1.0}']);
  });

  it('brings a form, XML, or files', async () => {
    const sent = async (body: ReturnType<typeof formBody>) => {
      const { headers, bytes } = await own.ask({ method: 'POST', url: at('/echo'), body });
      return [headers['x-sent'], bytes.toString()];
    };

    expect(await sent(formBody({ a: '1 2' }))).toEqual(['POST application/x-www-form-urlencoded', 'a=1+2']);
    expect(await sent(xmlBody('<xml/>'))).toEqual(['POST text/xml; charset=utf-8', '<xml/>']);
    const [type, text] = await sent(
      await multipartBody({ meta: '{}', file: new File(['picture'], 'a.png', { type: 'image/png' }) }),
    );
    expect(type).toMatch(/^POST multipart\/form-data; boundary=/);
    expect(text).toContain('filename="a.png"\r\nContent-Type: image/png\r\n\r\npicture\r\n');
  });

  it('is answered with refusals as they are, and with where it should go instead', async () => {
    const refused = await get(at('/refused'));

    expect([refused.status, refused.bytes.toString()]).toEqual([403, '{"code":"NOT_ENOUGH"}']);
    expect(Date.parse(refused.headers.date ?? '')).toBeGreaterThan(0);
    expect((await get(at('/done'))).status).toBe(204);
    expect(await get(at('/moved'))).toMatchObject({ status: 307, headers: { location: '/echo' } });
  });

  it('is unpacked, and no larger than any other', async () => {
    expect((await get(at('/packed'))).bytes.toString()).toBe('账单');
    await expect(get(at('/bomb'))).rejects.toMatchObject({ why: 'large', isSent: true });
    await expect(get(at('/garbled'))).rejects.toMatchObject({ why: 'failed', isSent: true });
  });

  it.each([
    ['an address that is never asked', () => 'https://10.0.0.1/', { why: 'forbidden', step: 'address', isSent: false }],
    ['a name that leads nowhere', () => 'http://nowhere.invalid/', { why: 'failed', step: 'name', isSent: false }],
    ['a port at which nobody listens', () => 'http://127.0.0.1:9/', { why: 'failed', step: 'connection', isSent: false }],
    ['a server without encryption', () => at('/echo').replace('http:', 'https:'), { step: 'tls', isSent: false }],
    [
      'a line on which encryption never begins',
      () => `https://127.0.0.1:${portOf(mute)}/`,
      { why: 'late', step: 'connection', isSent: false },
    ],
    ['silence after it was sent', () => at('/silent'), { why: 'late', step: 'answer', isSent: true }],
    ['headers without end', () => at('/headers'), { why: 'failed', step: 'answer', isSent: true }],
  ])('tells whether it may have arrived: %s', async (_case, url, failure) => {
    await expect(get(url())).rejects.toMatchObject(failure);
  });

  it('ends before it is sent where the certificate cannot be read', async () => {
    const tls = { pfx: Buffer.from('no certificate'), passphrase: '1900000109' };
    const asked = own.ask({ method: 'POST', url: at('/echo').replace('http:', 'https:'), tls });

    await expect(asked).rejects.toMatchObject({ why: 'failed', isSent: false });
  });
});
