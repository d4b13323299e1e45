import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Actor, adminIdOf } from '#server/platform/actor.ts';
import { NOT_FOUND } from '#server/platform/http/answers/envelope.ts';
import { type Guards, askerOf } from '#server/platform/http/authenticate.ts';
import { type Storage, isSafeKey, keyIn } from '#server/platform/storage/storage.ts';

/** Files to be fetched by one person bear that person's id. */
export const ownName = (adminId: number, name: string): string => `${adminId}-${name}`;

type Administrators = Pick<Guards, 'administrator'>;

/** Finished exports of a person, by the names of their files. */
export interface ExportedFiles {
  /** Key in the store. */
  findKey(actor: Actor, fileName: string): Promise<string | undefined>;
  discard(actor: Actor, fileName: string): Promise<void>;
}

interface FileToSend {
  key: string;
  name: string;
  /** Runs once the whole body has left; never for a file that is not there or was asked for by its headers alone. */
  whenSent?: (() => Promise<unknown>) | undefined;
}

const DOWNLOAD = '/common/download';
const RESOURCE = `${DOWNLOAD}/resource`;
/** Clients of the wire leave `/api` out; those that put it before every address are answered as well. */
const withApi = (path: string) => [path, `/api${path}`];
/** Addresses of downloads that lie below `/api`. */
export const downloadPaths: readonly string[] = [`/api${DOWNLOAD}`, `/api${RESOURCE}`];

const query = (request: FastifyRequest, name: string): string => String(Object(request.query)[name] ?? '');
const lastPart = (key: string) => key.split('/').at(-1) ?? '';

async function sendFile(request: FastifyRequest, reply: FastifyReply, storage: Storage, { key, name, whenSent }: FileToSend) {
  const found = isSafeKey(key) ? await storage.head(key) : undefined;
  if (!found) return reply.send(NOT_FOUND);
  if (whenSent && request.method === 'GET')
    reply.raw.once('finish', () => void whenSent().catch((error: unknown) => request.log.warn({ err: error })));
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

/**
 * The wire's downloads: an export or a table of refused rows by its owner and plain name, a picture by its address. What `delete` wants
 * removed goes once it has arrived whole; an export stays until its time is over unless that is said outright.
 */
export function addDownloads(http: FastifyInstance, storage: Storage, guards: Administrators, exported: ExportedFiles): void {
  async function download(request: FastifyRequest, reply: FastifyReply) {
    const { refused, actor } = await askerOf(request, guards);
    if (refused) return reply.send(refused);
    const [name, removal] = [query(request, 'fileName'), query(request, 'delete')];
    const workbook = await exported.findKey(actor, name);
    if (workbook !== undefined) {
      const whenSent = removal === 'true' ? () => exported.discard(actor, name) : undefined;
      return sendFile(request, reply, storage, { key: workbook, name, whenSent });
    }
    if (name.includes('/') || !name.startsWith(ownName(adminIdOf(actor), ''))) return reply.send(NOT_FOUND);
    const key = `export/${name}`;
    return sendFile(request, reply, storage, {
      key,
      name,
      whenSent: removal === 'false' ? undefined : () => storage.remove(key),
    });
  }
  async function resource(request: FastifyRequest, reply: FastifyReply) {
    const { refused } = await askerOf(request, guards);
    if (refused) return reply.send(refused);
    const key = keyIn(query(request, 'resource').replace(/^https?:\/\/[^/]+/, '')) ?? '';
    return key.startsWith('image/public/')
      ? sendFile(request, reply, storage, { key, name: lastPart(key) })
      : reply.send(NOT_FOUND);
  }
  for (const path of withApi(DOWNLOAD)) http.get(path, download);
  for (const path of withApi(RESOURCE)) http.get(path, resource);
}
