export { checkStatus } from './check-status.ts';
export { countPayment } from './count-payment.ts';
export { findCustomers } from './find-customers.ts';
export { type BuyerDraft, findOrCreateBuyer } from './find-or-create-buyer.ts';
export { welcome } from './welcome.ts';
export { findOrCreateCustomer } from './find-or-create-customer.ts';
export { type KnownBuyer, findBuyer } from './queries.ts';
export { customer } from './tables.ts';
