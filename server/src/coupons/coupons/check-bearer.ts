import { bearerRefusals, discountBearers } from '#contract/coupons/discount-bearers.ts';
import { type Actor, scopeOf } from '#server/platform/actor.ts';

/** Refuses people of a shop who would let the platform bear a discount. */
export function checkBearer(actor: Actor, bearer: number | undefined): void {
  if (bearer === discountBearers.platform && scopeOf(actor).shops) throw bearerRefusals.NOT_YOURS();
}
