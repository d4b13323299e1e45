import { notify } from '#web/ui/basics/notify.ts';
import { isVideo } from './is-video.ts';
import type { LibraryPicture } from './use-pictures.ts';

/** Request for pictures. */
export interface LibraryUse {
  /** Number of pictures there is still room for. */
  most: number;
  /** Pictures that are there already take no room. */
  isHeld?: ((picture: LibraryPicture) => boolean) | undefined;
  withVideos: boolean;
  onUse: (pictures: readonly LibraryPicture[]) => void;
}

/** Gives the chosen pictures to whoever waits for them, when it is some, of the right kind and not too many. */
export function deliverChosen(rows: readonly LibraryPicture[], { most, isHeld = () => false, withVideos, onUse }: LibraryUse) {
  if (rows.length === 0) return notify.warning('请先选择图片');
  if (!withVideos && rows.some(isVideo)) return notify.warning('这里只能选图片，不能选视频');
  if (rows.filter((row) => !isHeld(row)).length > most)
    return notify.warning(most === 1 ? '最多只能选一张图片' : `最多只能选 ${most} 张图片`);
  onUse(rows);
}
