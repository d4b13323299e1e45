import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { NOT_FOUND } from './envelope.ts';

const YEAR_SECONDS = 31_536_000;

/** Runs forms that are being made: any script, but in no origin, and with no way to ask a server for anything. */
const PREVIEW_PAGE = 'form-preview.html';
const PREVIEW_POLICY = [
  'sandbox allow-scripts',
  "default-src 'none'",
  "script-src 'self' 'unsafe-inline' 'unsafe-eval' https:",
  "style-src 'self' 'unsafe-inline' https:",
  "img-src 'self' data: https: http:",
  'font-src data: https:',
  "frame-ancestors 'self'",
].join(';');

/** The built front end: hashed assets for a year, the page itself never cached, any unknown path is the page's own. */
export async function addWeb(http: FastifyInstance, folder: string): Promise<void> {
  const index = join(folder, 'index.html');
  const isBuilt = existsSync(index);
  if (isBuilt) {
    await http.register(fastifyStatic, {
      root: folder,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.includes('/assets/') ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
        if (path === join(folder, PREVIEW_PAGE)) reply.header('content-security-policy', PREVIEW_POLICY);
      },
    });
  }
  http.setNotFoundHandler(async (request, reply) => {
    if (request.url.startsWith('/api')) return reply.code(200).send(NOT_FOUND);
    if (!isBuilt || request.method !== 'GET' || /\.\w+$/.test(request.url.split('?')[0] ?? ''))
      return reply.code(404).type('text/plain').send('not found');
    return reply
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(await readFile(index));
  });
}
