import type { Answer, Input } from '#contract/call.ts';
import { type deletionCalls, deletionRefusals } from '#contract/changes/deletions.ts';
import { findHistory } from '#contract/history.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import type { Secrets } from '#server/platform/secrets.ts';
import { undoRuleOf } from '#server/platform/write/undo.ts';
import type { Write } from '#server/platform/write/write.ts';
import { collapse } from '../changes/collapse.ts';
import { setUndone } from '../changes/queries.ts';
import { settleNouns } from '../changes/settle-nouns.ts';
import { undoDeletes, undoFittingDeletes, undoUpdates } from '../changes/undo-statements.ts';
import { orOutgrown } from '../changes/table-now.ts';
import { refuseTaken } from './clashes.ts';
import { type Gone, lockDeletions, rowsAlong, stillGone } from './queries.ts';
import { firstDay, openedTo } from './rules.ts';

/** Brings deleted records back under their old ids, with what of the rest still fits. All of them, or none. */
export async function restoreDeleted(
  write: Write,
  { noun, ids }: Input<typeof deletionCalls.restore>,
  secrets: Secrets,
): Promise<Answer<typeof deletionCalls.restore>> {
  const { tx, actor, now, changeId } = write;
  openedTo(actor, noun);
  const asked = await lockDeletions(tx, noun, ids);
  if (asked.length === 0) throw deletionRefusals.NOT_FOUND();
  if (asked.some(({ at }) => at < firstDay(now))) throw deletionRefusals.TOO_LATE();
  const gone = await stillGone(
    tx,
    noun,
    asked.map(({ id }) => id),
  );
  if (gone.length === 0) throw deletionRefusals.RESTORED();

  const notes = await orOutgrown(noun, () => restoreRecords(tx, noun, gone));
  const changeIds = [...new Set(gone.map((row) => row.changeId))];
  await restoreAlong(tx, noun, changeIds);
  await setUndone(tx, changeIds, changeId);
  await settleNouns(write, [noun], secrets);
  return { restored: gone.length, notes };
}

async function restoreRecords(tx: Tx, noun: string, gone: readonly Gone[]): Promise<string[]> {
  const { fit } = undoRuleOf(noun);
  const images = gone.map(({ image }) => image);
  const { rows, notes } = fit ? await fit(tx, images) : { rows: images, notes: [] };
  await refuseTaken(tx, noun, rows);
  const [deleted, flagged] = [gone.filter(({ after }) => after === null), gone.filter(({ after }) => after !== null)];
  const placed = new Map(rows.map((row) => [Number(row.id), row]));
  const isLosing = await undoDeletes(
    tx,
    noun,
    deleted.map((row) => ({ ...row, before: { ...placed.get(row.rowId) } })),
  );
  if (flagged.length > 0) await undoUpdates(tx, noun, flagged);
  return isLosing ? [...notes, `${findHistory(noun)?.label ?? '记录'}里有些内容在系统升级后已经没有了，未能恢复`] : [...notes];
}

/** Records that found another parent since stay there. */
async function restoreAlong(tx: Tx, noun: string, changeIds: readonly number[]): Promise<void> {
  const steps = collapse(await rowsAlong(tx, changeIds, noun)).filter(({ before }) => before !== null);
  for (const [kind, same] of Map.groupBy(steps, (step) => step.noun)) {
    const deleted = same.filter(({ after }) => after === null);
    const changed = same.filter(({ after }) => after !== null);
    await orOutgrown(kind, async () => {
      if (deleted.length > 0) await undoFittingDeletes(tx, kind, deleted);
      if (changed.length > 0) await undoUpdates(tx, kind, changed, 'leave');
    });
  }
}
