import { taskStates } from '#contract/tasks/tasks.ts';

const { open, claimed, done, closed } = taskStates;

/** Every move of a task. `finish` is the event's, the others are people's. */
export const taskMoves = {
  claim: { from: [open], to: claimed },
  release: { from: [claimed], to: open },
  finish: { from: [open, claimed], to: done },
  close: { from: [open, claimed], to: closed },
} as const;

/** States of what is still to be done. */
export const toDo: readonly number[] = [open, claimed];
