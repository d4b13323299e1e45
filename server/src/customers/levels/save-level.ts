import type { LevelDraft } from '#contract/customers/levels.ts';
import { addressesOf } from '#server/pictures/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { levels, lockAround, lockLadder } from './queries.ts';
import { checkPlace, keptFrom } from './rules.ts';
import { settleNeighbouringLevels } from './settle-neighbouring-levels.ts';

interface LevelChange extends LevelDraft {
  id?: number;
  keepsMembers?: boolean | undefined;
}

/** A new level where there is no id yet. Customers move only where its place on the ladder does. */
export async function saveLevel(write: Write, { id, keepsMembers, ...draft }: LevelChange): Promise<null> {
  const ladder = await lockLadder(write.tx);
  const kept = ladder.find((level) => level.id === id);
  const keepsFrom = keptFrom(kept, draft.experience, keepsMembers);
  const isRaised = kept !== undefined && draft.experience > kept.experience;
  const isMoved = kept?.grade !== draft.grade || kept.experience !== draft.experience || kept.keepsFrom !== keepsFrom;
  const isMany = id !== undefined && isMoved && (await lockAround(write.tx, { id, ...draft }));
  const before = id === undefined ? undefined : await levels.lock(write.tx, id);
  checkPlace(id, draft, ladder);
  const levelId = await levels.save(write, id, {
    name: draft.name.trim(),
    grade: draft.grade,
    experience: draft.experience,
    keepsFrom,
    keepsAt: keepsFrom === null ? null : isRaised ? write.now : (kept?.keepsAt ?? write.now),
    discount: draft.discount,
    icon: (await addressesOf(write.tx)).keep(draft.icon) || (before?.icon ?? ''),
    isShow: before?.isShow ?? draft.isShow,
    isDel: false,
  });
  if (isMoved) await settleNeighbouringLevels(write, levelId, { isMany, isUndoable: false });
  return null;
}
