export { beginDisbursement } from './disbursements/begin-disbursement.ts';
export { recordPaid } from './disbursements/record-paid.ts';
export type { PaidKind } from './disbursements/kinds.ts';
export { openDisbursements } from './disbursements/jobs.ts';
export { disbursementsOf } from './disbursements/queries.ts';
export { settleByPeople } from './disbursements/settle-by-people.ts';
