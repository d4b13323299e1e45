import { menuCalls } from '#contract/access/menus.ts';
import { read, serve } from '#server/platform/http/serve.ts';
import { menusOf, rightsForNewRole } from './queries.ts';

export const menuRoutes = serve(menuCalls, { mine: read(menusOf), cacheTree: read(rightsForNewRole) });
