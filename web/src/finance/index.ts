export { BillLink } from './bills/bill-link.tsx';
export { DocumentLink } from './document-link.tsx';
export { ReconciliationLink } from './reconciliations/reconciliation-link.tsx';
export { financeRoutes } from './routes.tsx';
