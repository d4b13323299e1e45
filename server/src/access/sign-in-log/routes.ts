import { signInLogCalls, signInLogExportCalls } from '#contract/access/sign-in-log.ts';
import { handle, read, serve } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { exportSignIns } from './export-sign-ins.ts';
import { listSignIns } from './queries.ts';

export const signInLogRoutes = (services: Services) => [
  ...serve(signInLogCalls, { list: read(listSignIns) }),
  ...serve(signInLogExportCalls, { export: handle(exportSignIns(services)) }),
];
