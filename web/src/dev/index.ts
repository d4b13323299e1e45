export { devRoutes } from './routes.tsx';
