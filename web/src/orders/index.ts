export { ordersRoutes } from './routes.tsx';
