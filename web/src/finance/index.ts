export { DocumentLink } from './document-link.tsx';
export { financeRoutes } from './routes.tsx';
