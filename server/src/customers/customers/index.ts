export { findOrCreateCustomer } from './find-or-create-customer.ts';
export { customer } from './tables.ts';
