import { type DragEvent, useState } from 'react';
import type { Drop } from '#web/ui/tree/tree-lines.ts';
import { type Design, type DesignItem, type Spot, addItem, isRow, listAt, moveItem, spotOf } from './design/design.ts';
import type { Json } from './design/json.ts';

/** Dragged item: a component of the board, or a new one from the palette. */
type Carried = { key: number } | { drawn: Json };

interface Over {
  /** Key under the pointer; undefined over the room behind all of them. */
  key: number | undefined;
  drop: Drop;
}

/** Target of a drop beside or into an item. */
function spotBeside(design: Design, { key, drop }: Over): Spot | undefined {
  if (key === undefined) return { row: undefined, index: design.items.length };
  if (drop === 'inside') return { row: key, index: listAt(design, key).length };
  const spot = spotOf(design, key);
  return spot && { ...spot, index: spot.index + (drop === 'after' ? 1 : 0) };
}

/** px at the edge of a row that are beside it. */
const EDGE = 8;

/** Only a row takes something in; every other item is divided in its middle, those in columns upright. */
function dropOn(item: DesignItem, { currentTarget, clientX, clientY }: DragEvent, isNarrow: boolean): Drop {
  const { top, bottom, height, left, width } = currentTarget.getBoundingClientRect();
  if (isRow(item)) return clientY < top + EDGE ? 'before' : clientY > bottom - EDGE ? 'after' : 'inside';
  const isBefore = isNarrow ? clientX < left + width / 2 : clientY < top + height / 2;
  return isBefore ? 'before' : 'after';
}

/** Drag and drop of a board whose rows are boards themselves, and of the palette beside it. */
export function useDragBoard(design: Design, change: (next: Design) => void) {
  const [carried, setCarried] = useState<Carried>();
  const [over, setOver] = useState<Over>();
  const end = () => {
    setCarried(undefined);
    setOver(undefined);
  };
  const put = (aim: Over) => {
    const spot = spotBeside(design, aim);
    if (!carried || !spot) return;
    change('key' in carried ? moveItem(design, carried.key, spot) : addItem(design, carried.drawn, spot));
  };
  const target = (key: number | undefined, aim: (event: DragEvent) => Drop) => ({
    'data-drop': over && over.key === key ? over.drop : undefined,
    onDragOver: (event: DragEvent) => {
      if (!carried) return;
      event.preventDefault();
      event.stopPropagation();
      setOver({ key, drop: aim(event) });
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      event.stopPropagation();
      put({ key, drop: aim(event) });
      end();
    },
  });
  return {
    source: (what: Carried) => ({
      draggable: true,
      onDragStart: (event: DragEvent) => {
        event.stopPropagation();
        event.dataTransfer.effectAllowed = 'copyMove';
        setCarried(what);
      },
      onDragEnd: end,
    }),
    item: (item: DesignItem, isNarrow: boolean) => target(item.key, (event) => dropOn(item, event, isNarrow)),
    rest: target(undefined, () => 'after'),
  };
}

export type DragBoard = ReturnType<typeof useDragBoard>;
