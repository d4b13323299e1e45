import { incidentCalls } from '#contract/maintenance/incidents.ts';
import { read, serve, writeAfter } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { listIncidents } from './queries.ts';
import { testMail } from './test-mail.ts';

export const incidentRoutes = (services: Services) =>
  serve(incidentCalls, { list: read(listIncidents), test: writeAfter(testMail(services), () => null) });
