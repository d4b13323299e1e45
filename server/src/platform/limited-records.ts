import type { Actor } from './actor.ts';

/** Records that belong to a pick-up point or to a shop, and the choice of those among some that an actor sees. */
export interface LimitedRecords {
  table: string;
  seenBy(actor: Actor, ids: readonly number[]): Promise<readonly number[]>;
}
