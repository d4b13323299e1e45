import { participationCalls } from '#contract/marketing/participations.ts';
import { read, serve } from '#server/platform/http/serve.ts';
import { listHelps, listParticipations } from './queries.ts';

export const participationRoutes = serve(participationCalls, { list: read(listParticipations), helps: read(listHelps) });
