export { otherHandler } from './handled.ts';
