import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addWeb } from './web.ts';

const folder = mkdtempSync(join(tmpdir(), 'signalbox-web-'));
const app = Fastify();
beforeAll(async () => {
  for (const name of ['index.html', 'index.html.gz', 'index.html.br']) writeFileSync(join(folder, name), name);
  await addWeb(app, folder);
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
