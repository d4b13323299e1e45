import { profileCalls } from '#contract/profiles/profiles.ts';
import { read, serve } from '#server/platform/http/serve.ts';
import { getOverview } from './get-overview.ts';
import { getTopDetail, listByTab } from './queries.ts';

export const profileRoutes = serve(profileCalls, {
  topDetail: read(getTopDetail),
  overview: read(getOverview),
  infoByCondition: read(listByTab),
});
