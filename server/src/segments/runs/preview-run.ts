import { BULK_MAX } from '#contract/bulk-run.ts';
import type { Answer, Input } from '#contract/call.ts';
import { type customerRunCalls, customerRunRefusals } from '#contract/segments/customer-runs.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { chosenWhere, countChosen } from './queries.ts';
import { openTask } from './tasks.ts';

type RunCalls = typeof customerRunCalls;

/** Counts of a run, found without changing anything. */
export async function previewRun(
  db: Db,
  input: Input<RunCalls['previewMany']>,
  { now }: Pick<CallContext, 'now'>,
): Promise<Answer<RunCalls['previewMany']>> {
  const { changes, left } = await openTask(db, input, now);
  const counts = await countChosen(db, await chosenWhere(db, input, now), changes);
  if (counts.matched > BULK_MAX) throw customerRunRefusals.TOO_MANY();
  return { ...counts, left };
}
