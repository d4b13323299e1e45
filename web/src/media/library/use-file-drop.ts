import { type DragEvent, useEffect, useRef, useState } from 'react';

const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

/** Files dropped on an element, or pasted while it is in sight: spread `area` on it. */
export function useFileDrop(onFiles: ((files: Iterable<File>) => void) | undefined) {
  // Entering a child leaves its parent: only the balance tells whether the area was left.
  const depth = useRef(0);
  const [isOver, setOver] = useState(false);
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const files = event.clipboardData?.files;
      if (!files || files.length === 0) return;
      event.preventDefault();
      latest.current?.([...files]);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);

  const count = (step: number) => {
    depth.current += step;
    setOver(depth.current > 0);
  };
  if (!onFiles) return { isOver: false, area: {} };
  const area = {
    onDragEnter: (event: DragEvent) => hasFiles(event) && count(1),
    onDragLeave: (event: DragEvent) => hasFiles(event) && count(-1),
    onDragOver: (event: DragEvent) => hasFiles(event) && event.preventDefault(),
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      count(-depth.current);
      onFiles([...event.dataTransfer.files]);
    },
  };
  return { isOver, area };
}
