export { customer, findOrCreateCustomer } from './customers/index.ts';
