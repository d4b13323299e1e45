import { demandRefusals } from '#contract/demands/demand-refusals.ts';
import type { Write } from '#server/platform/write/write.ts';
import { lockDemand } from './queries.ts';
import { isOwn } from './rules.ts';
import type { DemandRecord } from './tables.ts';

/** A demand of the actor: a shop that is asked to quote sees it, and leaves it as it is. */
export async function lockOwnDemand({ tx, actor }: Write, id: number): Promise<DemandRecord> {
  const found = await lockDemand(tx, id, actor);
  if (!isOwn(actor, found)) throw demandRefusals.NOT_YOURS();
  return found;
}
