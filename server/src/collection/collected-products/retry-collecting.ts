import { collectedProductRefusals } from '#contract/collection/collected-products.ts';
import { enqueueRun, freezeRetry } from '#server/jobs/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { collectKind } from './collect-kind.ts';
import { labelOf } from './label.ts';

/** Collects what was refused or not reached, as a run of its own. */
export async function retryCollecting(write: Write, { id }: { id: number }): Promise<{ runId: number; jobId: number }> {
  const frozen = await freezeRetry(write, collectKind, { id, refuses: collectedProductRefusals, label: labelOf });
  return { runId: frozen.id, jobId: await enqueueRun(write, collectKind, frozen) };
}
