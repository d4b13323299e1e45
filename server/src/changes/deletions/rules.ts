import { deletionRefusals } from '#contract/changes/deletions.ts';
import { DAY } from '#contract/durations.ts';
import { DELETED_DAYS, type DeletedRecords, findHistory } from '#contract/history.ts';
import { type Actor, holds } from '#server/platform/actor.ts';

/** Deletions before this moment are over. */
export const firstDay = (now: Date): Date => new Date(now.getTime() - DELETED_DAYS * DAY);

/** Restoring of a noun's records, for those who may delete and save them. Closed where nothing is declared. */
export function openedTo(actor: Actor, noun: string): DeletedRecords {
  const deleted = findHistory(noun)?.deleted;
  if (!deleted || !deleted.needs.every((permission) => holds(actor, permission))) throw deletionRefusals.NOT_OPEN();
  return deleted;
}

/** "3 个品牌、12 张图片" */
export const alongText = (words: Readonly<Record<string, string>>, counts: ReadonlyMap<string, number>): string =>
  Object.entries(words)
    .flatMap(([noun, word]) => (counts.has(noun) ? [`${counts.get(noun)} ${word}`] : []))
    .join('、');
