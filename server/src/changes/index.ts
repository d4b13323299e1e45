export { changeRoutes } from './changes/routes.ts';
