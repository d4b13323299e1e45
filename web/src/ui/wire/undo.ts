import { KeepsSome, changeCalls } from '#contract/changes/changes.ts';
import { notify } from '../basics/notify.ts';
import { report, sentenceOf } from './report.ts';
import { run } from './run.ts';
import { WireError } from './wire-error.ts';

const UNDO_MS = 30_000;

interface Undoable {
  change: number;
  until: number;
  then: () => void;
  /** Closes the note that offers it. */
  close: () => void;
}

let last: Undoable | undefined;

/** True where others sold or changed some of it since: the rest can still be taken back. */
export const keepsSome = (error: unknown): boolean => error instanceof WireError && KeepsSome.safeParse(error.data).success;

async function requestUndo(undoable: Undoable, rest = false) {
  if (last === undoable) last = undefined;
  undoable.close();
  try {
    const answer = await run(changeCalls.undo, { id: undoable.change, ...(rest && { rest }) });
    undoable.then();
    notify.success(answer === null ? '已撤销' : '正在撤销，内容较多，请稍候');
  } catch (error) {
    if (keepsSome(error)) notify.undo(sentenceOf(error), () => void requestUndo(undoable, true));
    else report(error, 'act');
  }
}

/** Offers to take a change back for 30 s, by the note or by Ctrl/Cmd-Z. */
export function offerUndo(text: string, change: number, then: () => void) {
  const undoable: Undoable = { change, until: Date.now() + UNDO_MS, then, close: () => {} };
  last = undoable;
  undoable.close = notify.undo(text, () => void requestUndo(undoable));
}

/** Takes the offer from sight once the change was taken back elsewhere. */
export function closeOffer(change: number) {
  if (last?.change !== change) return;
  last.close();
  last = undefined;
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, [contenteditable="true"]') !== null;

/** Listens for Ctrl/Cmd-Z outside text fields; returns how to stop. */
export function listenForUndo(): () => void {
  const onKey = (event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
    if (!isUndo || isTyping(event.target) || !last || last.until < Date.now()) return;
    event.preventDefault();
    void requestUndo(last);
  };
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}
