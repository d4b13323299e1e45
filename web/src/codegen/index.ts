export { codegenRoutes } from './routes.tsx';
