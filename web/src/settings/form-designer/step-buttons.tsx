import { RedoOutlined, UndoOutlined } from '@ant-design/icons';
import { Button, Space, Tooltip } from 'antd';
import { type RefObject, useEffect, useRef } from 'react';

interface Props {
  /** Undo; undefined where there is nothing to take back. */
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
  /** Keeps the focus where a step takes away what had it. */
  hold: (focused: HTMLElement) => void;
  designer: RefObject<HTMLElement | null>;
}

const isBox = (target: Element) => target.closest('input, textarea, [contenteditable="true"]') !== null;

/** True in the designer or around it, where no box keeps the key for its own text. */
function isMeant(target: EventTarget | null, designer: HTMLElement | null): target is HTMLElement {
  if (!(target instanceof HTMLElement) || !designer) return false;
  const isInside = designer.contains(target) || target.closest('.designer-properties') !== null;
  return isInside || (target.contains(designer) && !isBox(target));
}

function stepOf({ ctrlKey, metaKey, altKey, shiftKey, key, isComposing }: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (!(ctrlKey || metaKey) || altKey || isComposing) return undefined;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && !shiftKey ? 'redo' : undefined;
}

/** Takes the last act back, and does it again: by buttons, and by Ctrl/Cmd-Z, Shift-Z and Ctrl-Y. */
export function StepButtons({ undo, redo, hold, designer }: Props) {
  const latest = useRef({ undo, redo, hold });
  useEffect(() => {
    latest.current = { undo, redo, hold };
  });
  useEffect(() => {
    // Ahead of the page, whose own key takes back what was saved.
    const onKey = (event: KeyboardEvent) => {
      const step = stepOf(event);
      if (!step || !isMeant(event.target, designer.current)) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current.hold(event.target);
      latest.current[step]?.();
    };
    document.addEventListener('keydown', onKey, { capture: true });
    return () => document.removeEventListener('keydown', onKey, { capture: true });
  }, [designer]);
  const button = (label: string, keys: string, icon: React.ReactNode, step: (() => void) | undefined) => (
    <Tooltip title={`${label}（${keys}）`}>
      <Button
        icon={icon}
        aria-label={label}
        disabled={!step}
        onClick={({ currentTarget }) => {
          hold(currentTarget);
          step?.();
        }}
      />
    </Tooltip>
  );
  return (
    <Space.Compact>
      {button('撤销', 'Ctrl / ⌘ Z', <UndoOutlined aria-hidden />, undo)}
      {button('重做', 'Ctrl / ⌘ Shift Z', <RedoOutlined aria-hidden />, redo)}
    </Space.Compact>
  );
}
