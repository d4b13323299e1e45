import { systemStatusCalls } from '#contract/maintenance/system-status.ts';
import { read, serve } from '#server/platform/http/serve.ts';
import type { WorkSources } from '../timers/queries.ts';
import { systemStatus } from './queries.ts';

export const systemStatusRoutes = (known: WorkSources, dataDir: string) =>
  serve(systemStatusCalls, { info: read(systemStatus(known, dataDir)) });
