export { passRoutes } from './routes.tsx';
