import { profileCalls } from '#contract/profiles/profiles.ts';
import { read, serve } from '#server/platform/http/serve.ts';
import { getTopDetail, listByTab } from './queries.ts';

export const profileRoutes = serve(profileCalls, { topDetail: read(getTopDetail), infoByCondition: read(listByTab) });
