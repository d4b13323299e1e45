import { distributionCalls } from '#contract/distribution/config.ts';
import { editOnly, read, serve } from '#server/platform/http/serve.ts';
import { getConfig } from './queries.ts';
import { saveConfig } from './save-config.ts';

export const distributionConfigRoutes = serve(distributionCalls, {
  get: read((db) => getConfig(db)),
  set: editOnly(saveConfig, getConfig),
});
