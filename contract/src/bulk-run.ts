import { z } from 'zod';
import { choices } from './choices.ts';
import { DAY } from './durations.ts';
import { count, idList, moment } from './wire.ts';

/** Most records of a run, all of which are one change, taken back as one. */
export const BULK_MAX = 100_000;
/** Records that are changed while the person waits; more are changed by a job. */
export const BULK_SYNC_MAX = 200;

/** A bulk change is undone as one, for a day. */
export const BULK_UNDO_MS = DAY;

/** Records that are changed while the person waits; `says` what to do about more. */
export const syncIds = (says: string) => idList.refine((ids) => ids.length > 0 && ids.length <= BULK_SYNC_MAX, says);

/** State in words of a record that a run changed and that was taken back by itself. */
export const TAKEN_BACK = '已撤回';

export const Outcome = z.object({ changed: count, unchanged: count, refused: count });
export type Outcome = z.output<typeof Outcome>;

/** Outcome of an act on chosen records: those that are not there, or that the person may not see, are counted apart. */
export const ChosenOutcome = Outcome.extend({ missing: count });
/** Outcome where somebody is given the records, and a limit of that person keeps some back. */
export const GivenOutcome = ChosenOutcome.extend({ beyondLimit: count });

/** Records of a run that stand as it left them. */
export const standing = ({ changed, takenBack = 0 }: Pick<Outcome, 'changed'> & { takenBack?: number }): number =>
  changed - takenBack;

/** Outcome of a run, in words; what was taken back since is told apart from what stands. */
export const outcomeOf = (
  { beyondLimit = 0, missing = 0, ...run }: Outcome & Partial<z.output<typeof GivenOutcome>> & { takenBack?: number },
  unit: string,
  labels: Readonly<Record<'done' | 'unchanged' | 'refused', string>>,
) =>
  [
    `${labels.done} ${standing(run)} ${unit}`,
    (run.takenBack ?? 0) > 0 && `${TAKEN_BACK} ${run.takenBack} ${unit}`,
    run.unchanged > 0 && `${labels.unchanged} ${run.unchanged} ${unit}`,
    run.refused > 0 && `${labels.refused} ${run.refused} ${unit}`,
    beyondLimit > 0 && `不在对方的数据范围内 ${beyondLimit} ${unit}`,
    missing > 0 && `没有找到 ${missing} ${unit}`,
  ]
    .filter(Boolean)
    .join('，');

export const bulkStates = choices({
  waiting: ['waiting', '排队中', 'underway'],
  done: ['done', '已完成', 'done'],
  failed: ['failed', '没有完成', 'trouble'],
});

/** Act on many records. */
export const BulkRun = z.object({
  id: z.int(),
  /** Act in words. */
  label: z.string(),
  state: bulkStates.schema(),
  matched: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  refused: z.int(),
  /** Records of `changed` that were taken back since, each by itself. */
  takenBack: count,
  jobId: z.int().nullable(),
  /** The change to undo; null when nothing changed, or when it cannot be undone. */
  changeId: z.int().nullable(),
  undone: z.boolean(),
  createTime: moment,
});
export type BulkRun = z.output<typeof BulkRun>;
