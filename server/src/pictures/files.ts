import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ByteRange, type Storage, type StoredObject, isSafeKey } from '#server/platform/storage/storage.ts';
import { originalOf } from './uploads/keys.ts';
import { mediaTypeOf } from './uploads/rules.ts';

/** Files that anybody may fetch: pictures. */
const OPEN = /^image\/public\//;

/** A part of a video, as players ask for it. */
function rangeOf(header: string | undefined, size: number): ByteRange | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(size - Number(last), 0) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start <= end ? [start, end] : undefined;
}

/** A picture too small for a small copy stands in for it. */
async function find(storage: Storage, key: string): Promise<StoredObject | undefined> {
  if (!OPEN.test(key) || !isSafeKey(key)) return undefined;
  const original = originalOf(key);
  return (await storage.head(key)) ?? (original === key ? undefined : storage.head(original));
}

function describe(reply: FastifyReply, { key, size }: StoredObject, range: ByteRange | undefined): void {
  const type = mediaTypeOf(key);
  const [first, last] = range ?? [0, size - 1];
  reply.headers({
    'content-type': type ?? 'application/octet-stream',
    'content-length': last - first + 1,
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
  });
  if (!type) reply.header('content-disposition', 'attachment');
  if (range) reply.code(206).header('content-range', `bytes ${first}-${last}/${size}`);
}

/** Files never change under their name. Whatever is no picture or video is only ever downloaded. */
export function addFiles(http: FastifyInstance, storage: Storage): void {
  http.get('/files/*', async (request: FastifyRequest, reply: FastifyReply) => {
    const found = await find(storage, String(Object(request.params)['*']));
    if (!found) return reply.code(404).type('text/plain').send('not found');
    const range = rangeOf(request.headers.range, found.size);
    const bytes = await storage.read(found.key, range);
    describe(reply, found, range);
    return reply.send(bytes);
  });
}
