export { collectionRoutes } from './routes.tsx';
