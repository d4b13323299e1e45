import { useRef, useState } from 'react';
import { type Design, readDesign, writeDesign } from './design/design.ts';
import { type Snapshot, noSteps, redone, stepped, undone } from './design/steps.ts';

/** Pause that ends a run of typing. */
const PAUSE_MS = 1000;

interface TypingPlace {
  box: EventTarget;
  at: number;
}

/** Groups what is typed into one box without a pause: the run is one step. */
function useTypedRun() {
  const box = useRef<EventTarget>(undefined);
  const last = useRef<TypingPlace>(undefined);
  return {
    /** Stands around the boxes: a change that comes while one of them handles its event was typed. */
    boxes: {
      onChangeCapture: ({ target }: { target: EventTarget }) => void (box.current = target),
      onChange: () => void (box.current = undefined),
    },
    end: () => void (last.current = undefined),
    /** Notes a change; true where it goes on with the run before it. */
    continues(): boolean {
      const before = last.current;
      last.current = box.current && { box: box.current, at: Date.now() };
      return before !== undefined && before.box === box.current && Date.now() - before.at < PAUSE_MS;
    },
  };
}

interface Designed {
  value: string;
  onChange: (content: string) => void;
}

/**
 * The design of a content, the content of a design, and the way back through its acts. What is given is read once, and then
 * only what others have changed, which can be taken back like an act of one's own.
 */
export function useDesign({ value, onChange }: Designed) {
  const run = useTypedRun();
  const [held, setHeld] = useState(() => ({ content: value, design: readDesign(value), steps: noSteps, turns: 0 }));
  const now: Snapshot = { content: held.content, design: held.design };
  if (held.content !== value) {
    const isTouched = held.steps.past.length + held.steps.future.length > 0;
    const steps = isTouched ? stepped(held.steps, now) : noSteps;
    setHeld({ content: value, design: readDesign(value), steps, turns: held.turns + 1 });
  }
  const change = (design: Design) => {
    const isEdited = design.items !== held.design?.items || design.root !== held.design.root;
    if (!isEdited) return setHeld({ ...held, design });
    const content = writeDesign(design);
    setHeld({ ...held, content, design, steps: run.continues() ? held.steps : stepped(held.steps, now) });
    onChange(content);
  };
  const turn = (turned: typeof undone) => {
    const found = turned(held.steps, now);
    if (!found) return;
    run.end();
    setHeld({ ...found.snapshot, steps: found.steps, turns: held.turns + 1 });
    onChange(found.snapshot.content);
  };
  const { past, future } = held.steps;
  return {
    design: held.design,
    change,
    /** Content typed as JSON takes the place of the whole form. */
    replace(content: string) {
      run.end();
      setHeld({ content, design: readDesign(content), steps: stepped(held.steps, now), turns: held.turns + 1 });
      onChange(content);
    },
    boxes: run.boxes,
    /** Counts the times that something else than the boxes changed the form. */
    turns: held.turns,
    undo: past.length > 0 ? () => turn(undone) : undefined,
    redo: future.length > 0 ? () => turn(redone) : undefined,
  };
}
