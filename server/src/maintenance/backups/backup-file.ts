import type { FastifyInstance } from 'fastify';
import { BACKUP_PATH, backupRefusals, backupStates, downloadPermission } from '#contract/maintenance/backups.ts';
import { holds } from '#server/platform/actor.ts';
import { NOT_ALLOWED } from '#server/platform/http/answers/envelope.ts';
import { type Guards, askerOf } from '#server/platform/http/authenticate.ts';
import type { Services } from '#server/platform/services.ts';
import { findBackup, storedPlan } from './queries.ts';
import { placeOf } from './place-of.ts';

const LARGEST_ID = 2_147_483_647;

/** A backup is fetched with the token in the header, by whoever may have the whole shop. */
export function addBackupFile(
  http: FastifyInstance,
  { database: { db }, secrets, backups }: Services,
  guards: Pick<Guards, 'administrator'>,
): void {
  async function open(id: number) {
    const row = id > 0 && id <= LARGEST_ID ? await findBackup(db, id).catch(() => undefined) : undefined;
    if (row?.state !== backupStates.made) throw backupRefusals.NOT_FOUND();
    const { at } = placeOf(secrets, { ...(await storedPlan(db)), place: row.place });
    const place = await backups.place(at);
    if (!(await place.names()).includes(row.name)) throw backupRefusals.NOT_FOUND();
    return { row, bytes: await place.open(row.name) };
  }

  http.get(BACKUP_PATH, async (request, reply) => {
    const asker = await askerOf(request, guards);
    if (asker.refused) return reply.send(asker.refused);
    if (!holds(asker.actor, downloadPermission)) return reply.send(NOT_ALLOWED);
    const { row, bytes } = await open(Number(Object(request.query).id) || 0);
    return reply
      .headers({
        'content-type': 'application/octet-stream',
        'content-length': row.bytes,
        'content-disposition': `attachment; filename="${row.name}"`,
        'download-filename': encodeURIComponent(row.name),
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      })
      .send(bytes);
  });
}
