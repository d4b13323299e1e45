export { changeRoutes } from './changes/routes.ts';
export { deletionRoutes } from './deletions/routes.ts';
