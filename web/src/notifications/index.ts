export { notificationsRoutes } from './routes.tsx';
