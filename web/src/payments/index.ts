export { DemoPaymentActs } from './demo/demo-acts.tsx';
export { DemoMark } from './demo/demo-mark.tsx';
export { MoneyButton } from './money-button.tsx';
export { MoneyView } from './money-view.tsx';
export { paidBackWords } from './paid-back-words.ts';
