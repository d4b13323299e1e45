export { formOf, viewOf } from './product-row.ts';
