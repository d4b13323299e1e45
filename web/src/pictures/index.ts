export { picturesRoutes } from './routes.tsx';
