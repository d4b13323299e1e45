import type { Ground } from '#server/platform/ground.ts';
import type { Route } from '#server/platform/http/serve.ts';
import { keepSettings } from './config/cache.ts';
import { configRoutes } from './config/routes.ts';
import { groupDataRoutes } from './group-data/routes.ts';

export { secretOf, settingOf, settingsOf } from './config/cache.ts';

export function openSettings(ground: Ground): { routes: Route[] } {
  keepSettings(ground);
  return { routes: [...configRoutes(ground), ...groupDataRoutes] };
}
