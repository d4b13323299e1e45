export { cashierRoutes } from './routes.tsx';
