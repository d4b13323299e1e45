import type { FastifyInstance } from 'fastify';
import { HOUR } from '#contract/durations.ts';
import { NOT_FOUND } from '#server/platform/http/answers/envelope.ts';
import type { Services } from '#server/platform/services.ts';
import { isSafeKey, keyIn } from '#server/platform/storage/storage.ts';
import type { LinkFile } from './queries.ts';

/** Files of invoices are handed out by a link that expires, never by their address. */
export const FOLDER = 'invoice/';
const LINK_MS = HOUR;

/** A file that was stored for an invoice, and no other of the shop. */
export const isInvoiceFile = (key: string): boolean => key.startsWith(FOLDER) && isSafeKey(key);

type Secrets = Pick<Services, 'secrets'>['secrets'];

/** A link to one of our files, good for an hour; the address of another server stays as it is. */
export const linkerOf =
  (secrets: Secrets, now: Date): LinkFile =>
  (fileUrl, name) => {
    const key = keyIn(fileUrl);
    if (key === undefined) return fileUrl;
    const token = secrets.encrypt(JSON.stringify([key, now.getTime() + LINK_MS]));
    const ending = key.split('.').at(-1) ?? '';
    return `/files/${FOLDER}${Buffer.from(token, 'base64').toString('base64url')}/${encodeURIComponent(name)}.${ending}`;
  };

/** Key that a link names while it is good. */
function keyOf(secrets: Secrets, token: string, now: Date): string | undefined {
  const text = secrets.decrypt(Buffer.from(token, 'base64url').toString('base64'));
  const [key, until] = text === undefined ? [] : Object.values(JSON.parse(text));
  return typeof key === 'string' && isInvoiceFile(key) && Number(until) > now.getTime() ? key : undefined;
}

export function addInvoiceFiles(http: FastifyInstance, { secrets, clock, storage }: Services): void {
  http.get(`/files/${FOLDER}:token/:name`, async (request, reply) => {
    const { token, name } = Object(request.params);
    const key = keyOf(secrets, String(token), clock.now());
    const found = key === undefined ? undefined : await storage.head(key);
    if (!found) return reply.send({ ...NOT_FOUND, message: '链接已过期，请重新打开' });
    return reply
      .headers({
        'content-type': 'application/octet-stream',
        'content-length': found.size,
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(String(name))}`,
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      })
      .send(await storage.read(found.key));
  });
}
