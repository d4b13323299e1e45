export { meetBuyer } from './meet-buyer.ts';
export { customer } from './tables.ts';
