export { ActHost } from './act-host.tsx';
export { chosenActs } from './act-button.tsx';
export { actsOf } from './acts.ts';
export { type DialogOf, OrderDialog } from './order-dialog.tsx';
export {
  typeInto,
  releaseKeys,
  catchKeys,
  dropKeys,
  freeKeys,
  hasLines,
  holdKeys,
  keepLine,
  useLinesAhead,
} from './typed-ahead.ts';
