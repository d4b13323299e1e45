import type { Answer } from '#contract/call.ts';
import type { changeLogCalls } from '#contract/changes/change-log.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { chainState } from './queries.ts';

/** State of the chain, as it was last verified. */
export async function getLogState(db: Db): Promise<Answer<typeof changeLogCalls.state>> {
  const { verification, checkpoint, waiting } = await chainState(db);
  const { brokenChange = null, fault = null } = verification ?? {};
  return {
    verifiedAt: verification?.at ?? null,
    verifiedThrough: verification?.through ?? null,
    verified: verification ? verification.sealId - Math.min(checkpoint?.sealId ?? 0, verification.sealId) : 0,
    broken: brokenChange === null ? null : { id: brokenChange, fault: fault ?? '' },
    waiting,
    removedBefore: checkpoint?.before ?? null,
  };
}
