export { approvalsWaiting } from './approvals/approvals-waiting.ts';
export { type ApprovedAct, approvedAct } from './approvals/kind.ts';
export { propose } from './approvals/propose.ts';
export { isProposed, listProposed } from './approvals/queries.ts';
export { approvalRoutes } from './approvals/routes.ts';
export { countSoleRefund } from './sole-refunds/count-sole-refund.ts';
