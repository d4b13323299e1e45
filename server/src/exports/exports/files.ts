import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { no } from '#contract/exports/exports.ts';
import type { Ground } from '#server/platform/ground.ts';
import { NOT_SIGNED_IN } from '#server/platform/http/envelope.ts';
import { type Guards, fromOf, tokenOf } from '#server/platform/http/handler.ts';
import { type ExportRow, findLinkedFile, findOwnFile } from './queries.ts';
import { disposition, keyOf } from './rules.ts';

export const FILE_PATH = '/api/admin/export/file/:id';
const INT_MAX = 2_147_483_647;

/** An export is fetched by its owner with the token in the header, or by a link that nobody can guess. */
export function addExportFiles(http: FastifyInstance, ground: Ground, guards: Pick<Guards, 'administrator'>): void {
  const { database, clock, storage } = ground;
  const { code, message } = no.GONE();
  const gone = { code, message, data: null };

  async function send(reply: FastifyReply, row: ExportRow | undefined) {
    const bytes = row && (await storage.read(keyOf(row.secret, row.format)).catch(() => undefined));
    if (!row || !bytes) return reply.send(gone);
    return reply
      .headers({
        'content-type': 'application/octet-stream',
        'content-disposition': disposition(row.fileName),
        'content-length': row.bytes,
        'download-filename': encodeURIComponent(row.fileName),
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      })
      .send(bytes);
  }

  http.get(FILE_PATH, async (request: FastifyRequest, reply: FastifyReply) => {
    const token = tokenOf(request);
    const actor = token === '' ? undefined : await guards.administrator(token, fromOf(request));
    if (!actor) return reply.send(NOT_SIGNED_IN);
    const id = Number(Object(request.params).id);
    const isId = Number.isInteger(id) && id > 0 && id <= INT_MAX;
    return send(reply, isId ? await findOwnFile(database.db, id, actor, clock.now()) : undefined);
  });

  http.get('/files/excel/:secret/:name', async (request: FastifyRequest, reply: FastifyReply) =>
    send(reply, await findLinkedFile(database.db, String(Object(request.params).secret), clock.now())),
  );
}
