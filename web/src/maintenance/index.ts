export { maintenanceRoutes } from './routes.tsx';
