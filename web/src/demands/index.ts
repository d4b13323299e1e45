export { demandRoutes } from './routes.tsx';
