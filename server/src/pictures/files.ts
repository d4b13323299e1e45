import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Storage } from '#server/platform/storage/storage.ts';
import { shownType } from './uploads/rules.ts';

/** What may be fetched: pictures, and exports under names that cannot be guessed. Uploads waiting to be imported may not. */
const OPEN = /^(image\/public|export)\//;

/** A part of a video, as players ask for it. */
function rangeOf(header: string | undefined, size: number): [number, number] | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(size - Number(last), 0) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start <= end ? [start, end] : undefined;
}

/** Files never change under their name. Whatever is no picture or video is only ever downloaded. */
export function addFiles(http: FastifyInstance, storage: Storage): void {
  http.get('/files/*', async (request: FastifyRequest, reply: FastifyReply) => {
    const key = String(Object(request.params)['*']);
    const bytes = OPEN.test(key) ? await storage.get(key).catch(() => undefined) : undefined;
    if (!bytes) return reply.code(404).type('text/plain').send('not found');
    const type = shownType(key);
    reply.headers({
      'content-type': type ?? 'application/octet-stream',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
    });
    if (!type) reply.header('content-disposition', 'attachment');
    const range = rangeOf(request.headers.range, bytes.length);
    if (!range) return reply.send(bytes);
    const [start, end] = range;
    return reply
      .code(206)
      .header('content-range', `bytes ${start}-${end}/${bytes.length}`)
      .send(bytes.subarray(start, end + 1));
  });
}
