import type { Services } from '#server/platform/services.ts';
import { fanRoutes } from './fans/routes.ts';
import { syncFans } from './fans/sync-fans.ts';
import { mediaRoutes } from './media/routes.ts';
import { menuRoutes } from './menu/routes.ts';
import { pageConfigRoutes } from './page-config/routes.ts';
import './pushes/early-results.ts';
import { replyRoutes } from './replies/routes.ts';

export { keepTags } from './fans/queries.ts';
export { noteRelease } from './menu/note-release.ts';
export { saveDraft } from './menu/save-draft.ts';
export { saveReply } from './replies/save-reply.ts';
export { wechatCallbacks } from './pushes/callbacks.ts';

export const wechatRoutes = (services: Services) => [
  ...replyRoutes,
  ...fanRoutes,
  ...menuRoutes(services),
  ...mediaRoutes(services),
  ...pageConfigRoutes(services),
];

export const wechatJobs = [syncFans];
