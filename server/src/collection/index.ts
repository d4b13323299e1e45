import type { Ground } from '#server/platform/ground.ts';
import { draftRoutes } from './drafts/routes.ts';
import { foundRoutes } from './found/routes.ts';

/** The domain's part of the server. */
export const openCollection = (ground: Ground) => ({ routes: [...draftRoutes, ...foundRoutes(ground)] });
