import { notify } from '#web/ui/basics/notify.ts';
import type { LibraryPicture } from './use-pictures.ts';

/** Somebody waits for pictures. */
export interface Use {
  most: number;
  onUse: (pictures: readonly LibraryPicture[]) => void;
}

/** Gives the chosen pictures to whoever waits for them, when it is some and not too many. */
export function handOn(rows: readonly LibraryPicture[], { most, onUse }: Use) {
  if (rows.length === 0) return notify.warning('请先选择图片');
  if (rows.length > most) return notify.warning(most === 1 ? '最多只能选一张图片' : `最多只能选 ${most} 张图片`);
  onUse(rows);
}
