export { countPayment } from './count-payment.ts';
export { findCustomers } from './find-customers.ts';
export { type BuyerDraft, findOrCreateCustomer } from './find-or-create-customer.ts';
export { customer } from './tables.ts';
