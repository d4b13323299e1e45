import { type DragEvent, useState } from 'react';

/** Makes the items of a list change places by dragging: spread `drag(index)` on each. */
export function useDragOrder(move: (from: number, to: number) => void) {
  const [from, setFrom] = useState<number>();
  const [over, setOver] = useState<number>();
  const end = () => {
    setFrom(undefined);
    setOver(undefined);
  };
  return (index: number) => ({
    draggable: true,
    'data-dragged': from === index || undefined,
    'data-over': (over === index && from !== index) || undefined,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move';
      setFrom(index);
    },
    onDragOver: (event: DragEvent) => {
      if (from === undefined) return;
      event.preventDefault();
      setOver(index);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      if (from !== undefined && from !== index) move(from, index);
      end();
    },
    onDragEnd: end,
  });
}
