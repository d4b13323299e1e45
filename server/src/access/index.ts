import type { Ground } from '#server/platform/ground.ts';
import type { Guards } from '#server/platform/http/handler.ts';
import type { Route } from '#server/platform/http/serve.ts';
import type { Timer } from '#server/platform/jobs/jobs.ts';
import { administratorRoutes } from './administrators/routes.ts';
import { cleanAccess } from './clean.ts';
import { menuRoutes } from './menus/routes.ts';
import { preferenceRoutes } from './preferences/routes.ts';
import { openSessionKeeper } from './sessions/keeper.ts';
import { sessionRoutes } from './sessions/routes.ts';
import { signInRoutes } from './sign-in/routes.ts';

export { admin } from './administrators/tables.ts';
export { mayHear } from './hearing.ts';
export { type FirstSignIn, seedAccess } from './seed.ts';

export interface Access {
  administrator: Guards['administrator'];
  routes: Route[];
  timers: Timer[];
}

export function openAccess(ground: Ground): Access {
  const keeper = openSessionKeeper(ground);
  return {
    administrator: keeper.administrator,
    routes: [
      ...signInRoutes(ground, keeper),
      ...administratorRoutes(ground, keeper),
      ...sessionRoutes(keeper),
      ...menuRoutes,
      ...preferenceRoutes,
    ],
    timers: [cleanAccess],
  };
}
