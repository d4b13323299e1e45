export { BearerField } from './bearer-field.tsx';
export { couponsRoutes } from './routes.tsx';
export { freeText } from './free-text.ts';
