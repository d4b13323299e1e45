export { couponsRoutes } from './routes.tsx';
export { freeText } from './free-text.ts';
