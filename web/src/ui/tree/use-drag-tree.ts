import { type DragEvent, useState } from 'react';
import { type Drop, type Hanging, type Move, type TreeLine, moveOf } from './tree-lines.ts';

const EDGE = 0.3;

/** Near an edge of a row means beside it, in its middle means below it. */
export function dropAt({ top, height }: Pick<DOMRect, 'top' | 'height'>, y: number): Drop {
  const part = (y - top) / Math.max(height, 1);
  if (part < EDGE) return 'before';
  return part > 1 - EDGE ? 'after' : 'inside';
}

const nearest = (drop: Drop, { top, height }: DOMRect, y: number): Drop =>
  drop !== 'inside' ? drop : y - top < height / 2 ? 'before' : 'after';

/** Lets nodes be dragged by their grips and dropped beside or below others. */
export function useDragTree<R extends Hanging<R>>(levels: number, move: (to: Move) => void) {
  const [from, setFrom] = useState<TreeLine<R>>();
  const [over, setOver] = useState<{ id: number; drop: Drop }>();
  const end = () => {
    setFrom(undefined);
    setOver(undefined);
  };
  const aimAt = (line: TreeLine<R>, event: DragEvent) => {
    const bounds = event.currentTarget.getBoundingClientRect();
    const wanted = dropAt(bounds, event.clientY);
    // Nodes that nothing may hang below give the middle to the nearer edge.
    for (const drop of [wanted, nearest(wanted, bounds, event.clientY)]) {
      const to = from && moveOf(from, line, drop, levels);
      if (to) return { drop, to };
    }
    return undefined;
  };
  return {
    grip: (line: TreeLine<R>) => ({
      draggable: true,
      onDragStart: (event: DragEvent) => {
        const row = event.currentTarget.closest('[data-row-key]');
        event.dataTransfer.effectAllowed = 'move';
        if (row) event.dataTransfer.setDragImage(row, 0, 0);
        setFrom(line);
      },
      onDragEnd: end,
    }),
    target: (line: TreeLine<R>) => ({
      'data-dragged': from?.row.id === line.row.id || undefined,
      'data-drop': over?.id === line.row.id ? over.drop : undefined,
      onDragOver: (event: DragEvent) => {
        const aimed = aimAt(line, event);
        if (aimed) event.preventDefault();
        setOver(aimed && { id: line.row.id, drop: aimed.drop });
      },
      onDrop: (event: DragEvent) => {
        const aimed = aimAt(line, event);
        event.preventDefault();
        end();
        if (aimed) move(aimed.to);
      },
    }),
  };
}
