export { couponsRoutes } from './routes.tsx';
