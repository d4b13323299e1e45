import { backupCalls, backupPlanCalls } from '#contract/maintenance/backups.ts';
import { actorName } from '#server/platform/actor.ts';
import { read, serve, write, writeAfter } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { beginBackup } from './begin-backup.ts';
import { makeKey } from './make-key.ts';
import { listBackups, setPlan, shownPlan } from './queries.ts';
import { savePlan } from './save-plan.ts';
import { tryPlan } from './try-plan.ts';

export const backupRoutes = (services: Services) => [
  ...serve(backupCalls, {
    list: read(listBackups),
    make: write(async (context) => {
      await beginBackup(context, { isByTimer: false, by: actorName(context.actor) });
      return null;
    }),
  }),
  ...serve(backupPlanCalls, {
    info: read(shownPlan),
    save: writeAfter(tryPlan(services), savePlan, shownPlan),
    makeKey: write(makeKey(services.secrets)),
    dropKey: write(async (context, { edition }) => {
      await setPlan(context, { key: '' }, edition);
      return null;
    }),
  }),
];
