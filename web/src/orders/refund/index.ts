export { ProposedRefund, ProposedMark } from './proposed-refund.tsx';
export { ReasonInput } from './reason-input.tsx';
export { refundedOf, quantityOf, withQuantity } from './refund-pieces.ts';
