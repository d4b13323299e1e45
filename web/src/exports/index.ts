export { exportsRoutes } from './routes.tsx';
