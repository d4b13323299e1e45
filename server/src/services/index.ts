export { jsonIn } from './one-pass/json.ts';
export { type OnePass, openOnePass } from './one-pass/one-pass.ts';
