import type { FastifyInstance } from 'fastify';
import { exportCalls } from '#contract/exports/exports.ts';
import type { Services } from '#server/platform/services.ts';
import type { Guards } from '#server/platform/http/authenticate.ts';
import type { Actor } from '#server/platform/actor.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import type { Timer } from '#server/platform/jobs/jobs.ts';
import { cancelExport } from './exports/cancel-export.ts';
import { clearExports } from './exports/clear-exports.ts';
import type { ExportKind } from './exports/export-kind.ts';
import { exportJob } from './exports/export-job.ts';
import { discardExport } from './exports/discard-export.ts';
import { FILE_PATH, addExportFiles } from './exports/files.ts';
import { findOwnByName, listExports } from './exports/queries.ts';
import { keyOf } from './exports/rules.ts';

export { beginExport } from './exports/begin-export.ts';
export { begins } from './exports/begins.ts';
export { amountCell, cell, timeCell } from './exports/cells.ts';
export { type ExportKind, withTitles } from './exports/export-kind.ts';
export { linkedWorkbook, pagesByNumber, limitRows } from './exports/linked-workbook.ts';
export { pagesByKey } from './exports/pages-by-key.ts';

const timers: Timer[] = [clearExports];

/** Files of any list: `kinds` are what the domains declare. */
export function openExports(services: Services, kinds: readonly ExportKind[], guards: Pick<Guards, 'administrator'>) {
  return {
    routes: serve(exportCalls, { list: read(listExports), cancel: write(cancelExport) }),
    jobs: kinds.map(exportJob),
    timers,
    paths: [FILE_PATH],
    byName: {
      findKey: async (actor: Actor, fileName: string): Promise<string | undefined> => {
        const row = await findOwnByName(services.database.db, fileName, actor, services.clock.now());
        return row && keyOf(row.secret, row.format);
      },
      discard: (actor: Actor, fileName: string) => discardExport(services, actor, fileName),
    },
    addFiles: (http: FastifyInstance) => addExportFiles(http, services, guards),
  };
}
