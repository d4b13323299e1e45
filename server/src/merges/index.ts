export { mergeRoutes } from './merges/routes.ts';
