// Pure decisions on orders that the rules of other domains import: this file is their door.
export {
  REFUND_STATUS,
  STATUS,
  checkTeam,
  deliveryText,
  isTeamWaiting,
  labelledSituation,
  orderTypeOf,
  refundableOf,
  waitsForTeam,
  wordOf,
} from './orders/rules.ts';
export { canMove } from './orders/states.ts';
export { type LineStanding, arePiecesSame, countOf, piecesWithBuyer, leftOf, piecesLeft } from './parcels/rules.ts';
export { checkRefundable } from './refunds/rules.ts';
