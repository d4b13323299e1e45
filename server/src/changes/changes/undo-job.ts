import { z } from 'zod';
import { UNDO_SYNC_MAX, changeRefusals } from '#contract/changes/changes.ts';
import { Refusal } from '#contract/refusal.ts';
import { jobReporter, lockJobRun, setJobProgress, starterOf } from '#server/jobs/index.ts';
import type { Administrator } from '#server/platform/actor.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import type { Secrets } from '#server/platform/secrets.ts';
import type { Services } from '#server/platform/services.ts';
import type { Write } from '#server/platform/write/write.ts';
import { leavesAll } from './leaves-all.ts';
import { depletedSince } from './undo-conflicts.ts';
import { rowsOf, setUndone, undoProgress } from './queries.ts';
import { keyOf } from './records.ts';
import { undoRows } from './undo-rows.ts';
import { withoutRecords } from './without-records.ts';

interface UndoData {
  runId: number;
  /** The change that is taken back. */
  id: number;
  /** Records that the person agreed to leave as they are. */
  kept?: readonly string[];
  by: Pick<Administrator, 'id' | 'name'>;
}

/** Progress, kept with each portion: its change, the oldest row taken back, the number left as they are, and the records kept. */
const Progress = z.object({ undo: z.int(), before: z.int(), left: z.int(), kept: z.array(z.string()).default([]) });
type Progress = z.output<typeof Progress>;

const progressOf = (result: unknown): Progress | undefined => Progress.safeParse(result).data;

/** The next rows, latest first. Nothing when another process has gone on meanwhile. */
async function undoPortion(write: Write, { runId, id, kept = [] }: UndoData, known: Progress | undefined, secrets: Secrets) {
  const { tx, now, changeId } = write;
  const current = progressOf(await lockJobRun(tx, runId));
  if (current?.before !== known?.before) return { worked: 0, isOver: false };
  const rows = await rowsOf(tx, id, { limit: UNDO_SYNC_MAX, before: known?.before });
  const oldest = rows.at(0);
  if (!oldest) {
    await setUndone(tx, [id], changeId);
    return { worked: 0, isOver: true };
  }
  const spent = (await depletedSince(tx, id, known?.before)).map(keyOf);
  const staying = [...new Set([...(known?.kept ?? kept), ...spent])];
  const left = (known?.left ?? 0) + (await undoRows(write, await withoutRecords(tx, rows, new Set(staying)), 'leave', secrets));
  await setJobProgress(tx, runId, { result: { undo: changeId, before: oldest.id, left, kept: staying } }, now);
  return { worked: rows.length, isOver: false };
}

async function undoAll(
  { database: { db }, write, secrets }: Services,
  data: UndoData,
  step: (done: number) => void,
): Promise<void> {
  for (let isOver = false; !isOver;) {
    const { result, isDone, undo } = await undoProgress(db, data.runId, data.id);
    if (isDone) return;
    const known = progressOf(result);
    const act = { name: 'change.undo', actor: starterOf(data.by), continues: undo };
    const { value } = await write(act, (context) => undoPortion(context, data, known, secrets));
    step(value.worked);
    isOver = value.isOver;
  }
}

function saidOf({ left, kept }: Pick<Progress, 'left' | 'kept'>): string {
  if (kept.length > 0) return `已撤销其余内容，${kept.length} 项之后已售出或被修改，保持不变`;
  return left === 0 ? '已撤销' : `已撤销，其中 ${left} 处之后又被修改过，保持不变`;
}

/**
 * Takes a large change back in portions, all of them one change: whoever buys waits for one of them at most. What somebody changed
 * before it began is known by then; what is sold or changed while it runs stays. Begun anew it goes on where it was.
 */
export const undoJob: Job<UndoData> = {
  name: 'change.undo',
  label: '撤销大批修改',
  formerly: 'change-undo',
  async whyNotAgain(db, { id }, actor) {
    return (await leavesAll(db, id, actor)) ? undefined : changeRefusals.NOT_ALLOWED().message;
  },
  async run(context, data) {
    const report = jobReporter(context, data.runId);
    const progress = async () => progressOf((await undoProgress(context.database.db, data.runId, data.id)).result);
    try {
      await report.update({ state: 'running' });
      await undoAll(context, data, report.step);
      await report.settled();
      await report.update({ state: 'done', message: saidOf((await progress()) ?? { left: 0, kept: [] }) });
    } catch (error) {
      await report.settled();
      const reason = error instanceof Refusal ? error.message : changeRefusals.BROKEN_OFF().message;
      const message = (await progress()) ? `${reason}（已撤销一部分，再次撤销会继续）` : reason;
      await report.update({ state: 'failed', message });
      if (!(error instanceof Refusal)) throw error;
    }
  },
};
