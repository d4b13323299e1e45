import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CODE_PATH, WIRE_CODE_PATH, codePermission } from '#contract/codegen/tables.ts';
import { holds } from '#server/platform/actor.ts';
import { type Guards, askerOf } from '#server/platform/http/authenticate.ts';
import { NOT_ALLOWED } from '#server/platform/http/answers/envelope.ts';
import type { Services } from '#server/platform/services.ts';
import { archiveOf } from './archive.ts';
import { archiveName } from './rules.ts';

type Needed = Pick<Services, 'database' | 'clock'>;

/** An archive is fetched with the token in the header, by whoever holds the permission. */
export function addCodeFile(http: FastifyInstance, { database, clock }: Needed, guards: Pick<Guards, 'administrator'>): void {
  const send = async (request: FastifyRequest, reply: FastifyReply) => {
    const asker = await askerOf(request, guards);
    if (asker.refused) return reply.send(asker.refused);
    if (!holds(asker.actor, codePermission)) return reply.send(NOT_ALLOWED);
    const names = String(Object(request.query).tables ?? '')
      .split(',')
      .filter((name) => name !== '');
    const now = clock.now();
    const archive = await archiveOf(database.db, names, now);
    return reply
      .headers({
        'content-type': 'application/octet-stream',
        'content-disposition': `attachment; filename="${archiveName(now)}"`,
        'download-filename': encodeURIComponent(archiveName(now)),
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      })
      .send(archive);
  };
  for (const path of [CODE_PATH, WIRE_CODE_PATH]) http.get(path, send);
}
