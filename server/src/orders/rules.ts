// Decisions of the domain that decisions of others rest on; they are pure, so that rules may import them from here.
export { isSameRecipient, isSentSo, whyNotSendable, isTeamWaiting, labelledSituation, checkTeam } from './orders/rules.ts';
export { canMove } from './orders/states.ts';
export { heldOf } from './parcels/rules.ts';
