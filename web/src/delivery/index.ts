export { deliveryRoutes } from './routes.tsx';
