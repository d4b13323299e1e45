export { marketingRoutes } from './routes.tsx';
