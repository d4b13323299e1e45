export { mallRoutes } from './routes.tsx';
