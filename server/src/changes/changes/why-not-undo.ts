import { changeRefusals } from '#contract/changes/changes.ts';
import { findHistory } from '#contract/history.ts';
import { everyCall } from '#contract/index.ts';
import type { Refusal } from '#contract/refusal.ts';
import { type Actor, mayCall } from '#server/platform/actor.ts';
import type { change } from '#server/platform/write/tables.ts';

type Done = Pick<typeof change.$inferSelect, 'actorKind' | 'actorId' | 'act' | 'undoneBy' | 'undoUntil'>;

/** A person who takes an act back needs the right to it once more. */
function mayRunAgain(actor: Actor, act: string): boolean {
  const call = everyCall().find(({ noun, verb, starts }) => `${noun}.${verb}` === act || starts === act);
  return call !== undefined && mayCall(actor, call);
}

/** Reason for which somebody cannot take a change back, whatever became of its records; undefined where there is none. */
export function whyNotUndo({ actorKind, actorId, act, undoneBy, undoUntil }: Done, actor: Actor, now: Date): Refusal | undefined {
  if (actor.kind !== 'admin' || actorKind !== 'admin' || actorId !== actor.id) return changeRefusals.NOT_YOURS();
  if (undoUntil === null) return changeRefusals.NOT_REVERSIBLE();
  if (undoneBy !== null) return changeRefusals.ALREADY_UNDONE();
  if (undoUntil < now) return changeRefusals.TOO_LATE();
  // Last, for it looks through all calls: of most changes in a list the time is over.
  return mayRunAgain(actor, act) ? undefined : changeRefusals.NOT_ALLOWED();
}

/** Undo that a list offers of a change about a record of this noun. */
export function undoingOf(done: Done & Pick<typeof change.$inferSelect, 'touched'>, noun: string, actor: Actor, now: Date) {
  const { [noun]: same = [], ...others } = done.touched ?? {};
  const parts = findHistory(noun)?.parts ?? {};
  return {
    mayUndo: whyNotUndo(done, actor, now) === undefined,
    isShared: same.length > 1 || Object.keys(others).some((other) => !(other in parts)),
  };
}
