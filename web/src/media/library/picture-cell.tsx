import { PlayCircleFilled } from '@ant-design/icons';
import type { DragEvent } from 'react';
import { Thumbnail } from '#web/ui/cells/thumbnail.tsx';
import { isVideo } from './is-video.ts';
import { sizeText } from './size-text.ts';
import type { LibraryPicture } from './use-pictures.ts';

interface Props {
  picture: LibraryPicture;
  /** Place among the chosen, counted from 1; 0 when it is not chosen. */
  position: number;
  onToggle: () => void;
  /** Click with Shift: all up to here. */
  onReach: () => void;
  onOpen: () => void;
  /** Absent for those who may not move pictures. */
  onDrag?: ((event: DragEvent) => void) | undefined;
  tabIndex: number;
  onFocus: () => void;
}

/** A picture of the library; chosen, it shows which of the chosen it is. */
export const PictureCell = ({ picture, position, onToggle, onReach, onOpen, onDrag, tabIndex, onFocus }: Props) => (
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the list around it hears the keys
  <div
    role="option"
    className="library-cell"
    aria-selected={position > 0}
    data-position={position > 0 ? position : undefined}
    aria-label={picture.name}
    title={`${picture.name}\n${sizeText(picture)}`}
    draggable={onDrag !== undefined}
    onDragStart={onDrag}
    onClick={(event) => (event.shiftKey ? onReach() : onToggle())}
    onDoubleClick={onOpen}
    tabIndex={tabIndex}
    onFocus={onFocus}
  >
    <span className="library-face">
      {isVideo(picture) ? <PlayCircleFilled className="library-video" /> : <Thumbnail url={picture.sattDir} side={800} />}
    </span>
    <span className="library-label">{picture.name}</span>
  </div>
);
