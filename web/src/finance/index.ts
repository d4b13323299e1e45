export { financeRoutes } from './routes.tsx';
