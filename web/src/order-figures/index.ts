export { orderFiguresRoutes } from './routes.tsx';
