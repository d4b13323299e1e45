import { type DragEvent, useRef } from 'react';
import { PictureCell } from './picture-cell.tsx';
import { useGridKeys } from './use-grid-keys.ts';
import type { ChosenPictures, LibraryPicture } from './use-pictures.ts';

interface Props {
  pictures: readonly LibraryPicture[];
  chosen: ChosenPictures;
  isOld: boolean;
  onOpen: (picture: LibraryPicture) => void;
  /** Hears which pictures are being dragged; absent for those who may not move any. */
  onDrag?: ((pictures: readonly LibraryPicture[]) => void) | undefined;
  onRemove?: (() => void) | undefined;
}

/** The pictures of a page, chosen by a click or the space bar; Shift reaches from the last one. */
export function PictureGrid({ pictures, chosen, isOld, onOpen, onDrag, onRemove }: Props) {
  const last = useRef<number>(undefined);
  const toggle = (index: number) => {
    const picture = pictures[index];
    last.current = index;
    if (picture) chosen.toggle(picture);
  };
  const reach = (index: number) => {
    const from = last.current ?? index;
    const span = pictures.slice(Math.min(from, index), Math.max(from, index) + 1);
    chosen.replace([...chosen.rows, ...span.filter((picture) => chosen.positionOf(picture) === 0)]);
  };
  const { grid, cell } = useGridKeys(pictures.length, {
    toggle,
    open: (index) => pictures[index] && onOpen(pictures[index]),
    chooseAll: () => chosen.replace(pictures),
    remove: onRemove,
  });
  const drag = (picture: LibraryPicture) => (event: DragEvent) => {
    event.dataTransfer.effectAllowed = 'move';
    // Firefox does not drag without data to carry.
    event.dataTransfer.setData('text/plain', picture.name);
    onDrag?.(chosen.positionOf(picture) > 0 ? chosen.rows : [picture]);
  };
  return (
    <div {...grid} className="library-grid" role="listbox" aria-multiselectable aria-label="图片" data-old={isOld || undefined}>
      {pictures.map((picture, index) => (
        <PictureCell
          key={picture.attId}
          picture={picture}
          position={chosen.positionOf(picture)}
          onToggle={() => toggle(index)}
          onReach={() => reach(index)}
          onOpen={() => onOpen(picture)}
          onDrag={onDrag && drag(picture)}
          {...cell(index)}
        />
      ))}
    </div>
  );
}
