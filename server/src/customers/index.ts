export { customer, meetBuyer } from './customers/index.ts';
