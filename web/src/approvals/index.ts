export { approvalRoutes } from './routes.tsx';
