export { customersRoutes } from './routes.tsx';
