import type { Fen } from '#contract/fen.ts';
import { participationRefusals, participationStates } from '#contract/marketing/participations.ts';
import type { SoldSku } from '../activities/queries.ts';
import type { Activity } from '../activities/rules.ts';
import type { participation } from './tables.ts';

export type ParticipationRow = typeof participation.$inferSelect;

/** Part of what can be cut: a fifth to four fifths of it, by chance. */
const LEAST = 0.2;
const SPAN = 0.6;

/**
 * Amount of the next cut, by a chance from 0 to 1. Every later helper is left a fen to cut, and the last one cuts whatever is
 * left, so that the price ends exactly at its floor.
 */
export function cutOf({ left, cuts }: { left: Fen; cuts: number }, chance: number): Fen {
  if (cuts <= 1) return left;
  const most = left - (cuts - 1);
  return Math.min(most, Math.max(1, Math.round(most * (LEAST + SPAN * chance))));
}

/** The bargain and the only SKU that it sells: what it has of it, and what the product has. */
export interface Offer extends SoldSku {
  activity: Activity;
  /** The product can be bought. */
  isOnShelf: boolean;
}

/** Refuses a bargain of which nothing can be had now. */
export function checkOffer(offer: Offer | undefined, now: Date): Offer {
  if (!offer || offer.activity.isDel) throw participationRefusals.GONE();
  const { activity, isOnShelf, own, sku } = offer;
  if (!activity.status || !isOnShelf || sku.isDel) throw participationRefusals.OFF();
  if (own.quota === 0 || sku.stock === 0) throw participationRefusals.SOLD_OUT();
  if (now < activity.startTime) throw participationRefusals.NOT_YET();
  if (now >= activity.stopTime) throw participationRefusals.OVER();
  return offer;
}

/** Refuses somebody who has one of the bargain under way, or had as many as they may. Failed ones do not count. */
export function checkStart({ num }: Pick<Activity, 'num'>, { running, kept }: { running: number; kept: number }): void {
  if (running > 0) throw participationRefusals.RUNNING();
  if (kept >= num) throw participationRefusals.LIMIT();
}

interface Helper {
  uid: number;
  /** Cuts by them of this very bargain, and of other customers' in the activity. */
  here: number;
  others: number;
}

/** Refuses a cut of what is done or over, a second one by the same helper, and one too many for others. */
export function checkHelp(found: ParticipationRow, { bargainNum }: Pick<Activity, 'bargainNum'>, helper: Helper): void {
  if (found.status === participationStates.failed) throw participationRefusals.OVER();
  if (found.status === participationStates.succeeded) throw participationRefusals.DONE();
  if (helper.here > 0) throw participationRefusals.CUT_ALREADY();
  if (found.uid !== helper.uid && helper.others >= (bargainNum ?? 0)) throw participationRefusals.HELP_LIMIT();
}
