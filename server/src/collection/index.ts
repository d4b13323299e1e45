import { draftRoutes } from './drafts/routes.ts';

export const collectionRoutes = [...draftRoutes];
