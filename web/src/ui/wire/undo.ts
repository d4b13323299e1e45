import { changeCalls } from '#contract/changes/changes.ts';
import { notify } from '../basics/notify.ts';
import { report } from './report.ts';
import { run } from './run.ts';

const UNDO_MS = 30_000;

interface Undoable {
  change: number;
  until: number;
  then: () => void;
}

let last: Undoable | undefined;

async function requestUndo(undoable: Undoable) {
  if (last === undoable) last = undefined;
  try {
    const answer = await run(changeCalls.undo, { id: undoable.change });
    undoable.then();
    notify.success(answer === null ? '已撤销' : '正在撤销，内容较多，请稍候');
  } catch (error) {
    report(error, 'act');
  }
}

/** Offers to take a change back for 30 s, by the note or by Ctrl/Cmd-Z. */
export function offerUndo(text: string, change: number, then: () => void) {
  const undoable = { change, until: Date.now() + UNDO_MS, then };
  last = undoable;
  notify.undo(text, () => void requestUndo(undoable));
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
