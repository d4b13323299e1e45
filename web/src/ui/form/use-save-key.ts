import { useEffect, useRef } from 'react';

type Save = () => void;

// The form opened last is on top; its key is the one that is meant.
const open: { current: Save }[] = [];

const onKey = (event: KeyboardEvent) => {
  const isSave = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's';
  if (!isSave || open.length === 0) return;
  event.preventDefault();
  open.at(-1)?.current();
};

/** Saves the topmost form on Ctrl/Cmd-S. */
export function useSaveKey(save: Save) {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    if (open.length === 0) document.addEventListener('keydown', onKey);
    open.push(latest);
    return () => {
      open.splice(open.indexOf(latest), 1);
      if (open.length === 0) document.removeEventListener('keydown', onKey);
    };
  }, []);
}
