export { taskRoutes } from './routes.tsx';
