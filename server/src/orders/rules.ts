// Decisions of the domain that decisions of others rest on; they are pure, so that rules may import them from here.
export {
  REFUND_STATUS,
  STATUS,
  checkTeam,
  deliveryText,
  isTeamWaiting,
  labelledSituation,
  orderTypeOf,
  refundableOf,
} from './orders/rules.ts';
export { canMove } from './orders/states.ts';
export { type LineStanding, arePiecesSame, countOf, heldOf, leftOf, piecesLeft } from './parcels/rules.ts';
export { checkRefundable } from './refunds/rules.ts';
