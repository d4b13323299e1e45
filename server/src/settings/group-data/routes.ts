import { groupDataCalls } from '#contract/settings/group-data.ts';
import { read, serve } from '#server/platform/http/serve.ts';
import { listGroupData } from './queries.ts';

export const groupDataRoutes = serve(groupDataCalls, { list: read(listGroupData) });
