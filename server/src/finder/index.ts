export { finderRoutes } from './hits/routes.ts';
