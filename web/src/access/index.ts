export { FirstPassword } from './first-password.tsx';
export { accessRoutes } from './routes.tsx';
