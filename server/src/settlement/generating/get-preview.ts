import type { Answer } from '#contract/call.ts';
import type { settlementRunCalls } from '#contract/settlement/settlement-runs.ts';
import { runInfo } from '#server/jobs/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { previewKind } from './preview-kind.ts';
import { keptPreview } from './queries.ts';

export async function getPreview(
  db: Db,
  { id }: { id: number },
  asked: CallContext,
): Promise<Answer<typeof settlementRunCalls.previewed>> {
  const run = await runInfo(previewKind)(db, { id }, asked);
  return { run, bills: run.state === 'done' ? await keptPreview(db, id) : null };
}
