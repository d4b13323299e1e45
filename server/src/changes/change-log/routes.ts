import { changeLogCalls, changeLogExportCalls } from '#contract/changes/change-log.ts';
import { type Route, handle, read, serve } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { getLogState } from '../seals/get-log-state.ts';
import { exportChanges } from './export-changes.ts';
import { changedFields, listChanges, listKinds } from './queries.ts';

export const changeLogRoutes = (services: Services): Route[] => [
  ...serve(changeLogCalls, {
    list: read(listChanges),
    kinds: read(listKinds),
    state: read(getLogState),
    info: read(changedFields),
  }),
  ...serve(changeLogExportCalls, { export: handle(exportChanges(services)) }),
];
