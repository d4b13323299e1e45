import { labelOf } from '#contract/choices.ts';
import { type LaterTime, laterTimes, noticeCalls } from '#contract/notifications/notices.ts';
import { notify, useRun } from '#web/ui/index.ts';
import type { GroupedNotice } from './group-notices.ts';

export interface NoticeActs {
  read: (notice: GroupedNotice) => void;
  finish: (notice: GroupedNotice) => void;
  putOff: (notice: GroupedNotice, until: LaterTime) => void;
  restore: (notice: GroupedNotice) => void;
}

/** Acts on notices; what takes one out of the way can be taken back. */
export function useNoticeActs(): NoticeActs {
  const { mutate: read } = useRun(noticeCalls.read);
  const { mutate: finish } = useRun(noticeCalls.finish);
  const { mutate: putOff } = useRun(noticeCalls.putOff);
  const { mutate: restore } = useRun(noticeCalls.restore);
  const offer = (says: string, ids: number[]) => ({ onSuccess: () => void notify.undo(says, () => restore({ ids })) });
  return {
    read: ({ ids, isRead }) => {
      if (!isRead) for (const id of ids) read({ id });
    },
    finish: ({ ids }) => finish({ ids: [...ids] }, offer('已标为处理完', [...ids])),
    putOff: ({ ids }, until) => putOff({ ids: [...ids], until }, offer(`${labelOf(laterTimes, until) ?? ''}再提醒`, [...ids])),
    restore: ({ ids }) => restore({ ids: [...ids] }),
  };
}
