import type { Write } from '#server/platform/write/write.ts';
import { incomingNotices } from './queries.ts';
import { isSettled } from './rules.ts';

/** Leaves a notice unsettled, with why; one that somebody settled meanwhile stays so. */
export async function keepFailure(write: Write, { id, says }: { id: number; says: string }): Promise<void> {
  if (isSettled(await incomingNotices.lock(write.tx, id))) return;
  await incomingNotices.set(write, id, { says });
}
