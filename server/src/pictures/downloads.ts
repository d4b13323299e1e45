import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Actor, adminIdOf } from '#server/platform/actor.ts';
import { NOT_FOUND } from '#server/platform/http/answers/envelope.ts';
import { type Guards, askerOf } from '#server/platform/http/authenticate.ts';
import { type Storage, isSafeKey, keyIn } from '#server/platform/storage/storage.ts';

/** Files to be fetched by one person bear that person's id. */
export const ownName = (adminId: number, name: string): string => `${adminId}-${name}`;

type Administrators = Pick<Guards, 'administrator'>;

/** The key of an export of this person, by the name of its file. */
export type ExportedFiles = (actor: Actor, fileName: string) => Promise<string | undefined>;

const query = (request: FastifyRequest, name: string): string => String(Object(request.query)[name] ?? '');

async function sendFile(reply: FastifyReply, storage: Storage, key: string, name = key.split('/').at(-1) ?? '') {
  const found = isSafeKey(key) ? await storage.head(key) : undefined;
  if (!found) return reply.send(NOT_FOUND);
  return reply
    .headers({
      'content-type': 'application/octet-stream',
      'content-length': found.size,
      'content-disposition': 'attachment',
      'download-filename': encodeURIComponent(name),
      'access-control-expose-headers': 'download-filename',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    .send(await storage.read(key));
}

/** The wire's downloads beside `/api`: an export or a table of refused rows by its owner and plain name, a picture by its address. */
export function addDownloads(http: FastifyInstance, storage: Storage, guards: Administrators, exported: ExportedFiles): void {
  http.get('/common/download', async (request, reply) => {
    const { refused, actor } = await askerOf(request, guards);
    if (refused) return reply.send(refused);
    const name = query(request, 'fileName');
    // Exports go by themselves, so that a link to the same file still holds.
    const workbook = await exported(actor, name);
    if (workbook !== undefined) return sendFile(reply, storage, workbook, name);
    if (name.includes('/') || !name.startsWith(ownName(adminIdOf(actor), ''))) return reply.send(NOT_FOUND);
    const key = `export/${name}`;
    // Only what arrived whole is removed.
    if (query(request, 'delete') !== 'false' && isSafeKey(key) && (await storage.head(key)))
      reply.raw.once('finish', () => void storage.remove(key).catch((error: unknown) => request.log.warn({ err: error })));
    return sendFile(reply, storage, key);
  });
  http.get('/common/download/resource', async (request, reply) => {
    const { refused } = await askerOf(request, guards);
    if (refused) return reply.send(refused);
    const key = keyIn(query(request, 'resource').replace(/^https?:\/\/[^/]+/, '')) ?? '';
    return key.startsWith('image/public/') ? sendFile(reply, storage, key) : reply.send(NOT_FOUND);
  });
}
