import { type SegmentDraft, segmentRefusals } from '#contract/segments/segments.ts';
import { customerConditions } from '#server/customers/index.ts';
import { adminIdOf } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { segments } from './queries.ts';

/** A new one where there is no id yet; whoever changes one does not become its maker. */
export async function saveSegment(write: Write, { id, name, filter }: SegmentDraft & { id?: number }): Promise<null> {
  if (customerConditions(filter, write.now) === undefined) throw segmentRefusals.NO_CONDITION();
  const values = { name: name.trim(), filter };
  if (id === undefined) await segments.insert(write, { ...values, adminId: adminIdOf(write.actor) });
  else await segments.set(write, id, values);
  return null;
}
