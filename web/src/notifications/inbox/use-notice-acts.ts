import { labelOf } from '#contract/choices.ts';
import { type LaterTime, type Notice, laterTimes, noticeCalls } from '#contract/notifications/notices.ts';
import { notify, useRun } from '#web/ui/index.ts';

export interface NoticeActs {
  read: (notice: Notice) => void;
  finish: (notice: Notice) => void;
  putOff: (notice: Notice, until: LaterTime) => void;
  restore: (notice: Notice) => void;
}

/** Acts on notices; what takes one out of the way can be taken back. */
export function useNoticeActs(): NoticeActs {
  const { mutate: read } = useRun(noticeCalls.read);
  const { mutate: finish } = useRun(noticeCalls.finish);
  const { mutate: putOff } = useRun(noticeCalls.putOff);
  const { mutate: restore } = useRun(noticeCalls.restore);
  const offer = (says: string, id: number) => ({ onSuccess: () => void notify.undo(says, () => restore({ ids: [id] })) });
  return {
    read: ({ id, isRead }) => {
      if (!isRead) read({ id });
    },
    finish: ({ id }) => finish({ ids: [id] }, offer('已标为处理完', id)),
    putOff: ({ id }, until) => putOff({ ids: [id], until }, offer(`${labelOf(laterTimes, until) ?? ''}再提醒`, id)),
    restore: ({ id }) => restore({ ids: [id] }),
  };
}
