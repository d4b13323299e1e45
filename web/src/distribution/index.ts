export { distributionRoutes } from './routes.tsx';
