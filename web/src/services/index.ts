export { servicesRoutes } from './routes.tsx';
