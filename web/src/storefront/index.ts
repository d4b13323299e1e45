export { storefrontRoutes } from './routes.tsx';
