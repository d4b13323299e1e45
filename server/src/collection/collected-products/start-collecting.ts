import type { Answer } from '#contract/call.ts';
import type { collectedProductCalls } from '#contract/collection/collected-products.ts';
import { type RowDraft, enqueueRun, freezeRun } from '#server/jobs/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { collectKind } from './collect-kind.ts';
import { labelOf } from './label.ts';

type ManyCall = typeof collectedProductCalls.collectMany;

/** Notes the lines, and has a job collect those that are neither known nor wrong. */
export async function startCollecting(write: Write, rows: readonly RowDraft[]): Promise<Answer<ManyCall>> {
  const frozen = await freezeRun(write, collectKind, { task: {}, label: labelOf(rows.length), rows });
  return {
    taskId: frozen.id,
    jobId: await enqueueRun(write, collectKind, frozen),
    total: rows.length,
    successList: rows.flatMap(({ key = '', target }) => (typeof target === 'number' ? [{ url: key, id: target }] : [])),
    failList: rows.flatMap(({ key = '', state, reason = '' }) => (state === 'refused' ? [{ url: key, message: reason }] : [])),
  };
}
