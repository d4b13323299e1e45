export { wechatRoutes } from './routes.tsx';
