export { jsonIn } from './one-pass/json.ts';
export { type ReceiptPrinter, openReceiptPrinter } from './receipt-printer/receipt-printer.ts';
export { type OnePass, openOnePass } from './one-pass/one-pass.ts';
