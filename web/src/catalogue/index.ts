export { catalogueRoutes } from './routes.tsx';
