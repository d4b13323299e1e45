import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { exportRefusals } from '#contract/exports/exports.ts';
import { INT_MAX } from '#contract/wire.ts';
import type { Services } from '#server/platform/services.ts';
import { type Guards, askerOf } from '#server/platform/http/authenticate.ts';
import { type ExportRow, findLinkedFile, findOwnFile } from './queries.ts';
import { disposition, keyOf } from './rules.ts';

export const FILE_PATH = '/api/admin/export/file/:id';

/** An export is fetched by its owner with the token in the header, or by a link that nobody can guess. */
export function addExportFiles(http: FastifyInstance, services: Services, guards: Pick<Guards, 'administrator'>): void {
  const { database, clock, storage } = services;
  const { code, message } = exportRefusals.NOT_FOUND();
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
    const asker = await askerOf(request, guards, { knowsLimits: true });
    if (asker.refused) return reply.send(asker.refused);
    const id = Number(Object(request.params).id);
    const isId = Number.isInteger(id) && id > 0 && id <= INT_MAX;
    return send(reply, isId ? await findOwnFile(database.db, id, asker.actor, clock.now()) : undefined);
  });

  http.get('/files/excel/:secret/:name', async (request: FastifyRequest, reply: FastifyReply) =>
    send(reply, await findLinkedFile(database.db, String(Object(request.params).secret), clock.now())),
  );
}
