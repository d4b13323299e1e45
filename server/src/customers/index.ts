export { customer, findCustomers, findOrCreateCustomer } from './customers/index.ts';
