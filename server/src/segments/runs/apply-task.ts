import { customerRefusals } from '#contract/customers/customer-refusals.ts';
import { customerRunRefusals } from '#contract/segments/customer-runs.ts';
import { type RowOutcome, type RunPortion, outcomesOf, targetsOf } from '#server/jobs/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { mergedAmong, uidsWho } from './queries.ts';
import type { KeptTask, OpenTask } from './open-task.ts';

type TaskVerdict = Pick<RowOutcome, 'state' | 'reason'>;

/** Does a portion of customers; who was merged meanwhile is left as they are. */
export async function applyTask(write: Write, { plan, rows }: RunPortion<KeptTask, OpenTask, unknown>): Promise<RowOutcome[]> {
  const { tx } = write;
  const uids = targetsOf(rows);
  await plan.lock(tx, uids);
  const merged = await mergedAmong(tx, uids);
  const ours = uids.filter((uid) => !merged.has(uid));
  const changing = await uidsWho(tx, ours, plan.changes);
  const left = plan.left === null ? customerRunRefusals.NOT_REACHED() : customerRunRefusals.SENT_OUT();
  const short = changing.length === 0 ? [] : await plan.apply(write, changing);
  const refused = (reason: string): TaskVerdict => ({ state: 'refused', reason });
  return outcomesOf(
    rows,
    new Map<number, TaskVerdict>([
      ...ours.map((uid) => [uid, { state: 'unchanged', reason: '' }] as const),
      ...changing.map((uid) => [uid, { state: 'done', reason: '' }] as const),
      ...short.map((uid) => [uid, refused(left.message)] as const),
      ...[...merged].map(
        ([uid, into]) =>
          [uid, refused((into === uid ? customerRefusals.ERASED() : customerRefusals.MERGED({ into })).message)] as const,
      ),
    ]),
  );
}
