export { runsRoutes } from './routes.tsx';
