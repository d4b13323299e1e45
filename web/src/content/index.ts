export { contentRoutes } from './routes.tsx';
