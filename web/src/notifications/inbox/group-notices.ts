import type { Notice } from '#contract/notifications/notices.ts';

/** The newest of the notices that say the same of the same, with the numbers of all of them. */
export interface GroupedNotice extends Notice {
  ids: readonly number[];
}

/** Notices in their order, those that say the same of the same as one; it is read once all of them are. */
export const groupNotices = (notices: readonly Notice[]): GroupedNotice[] =>
  [...Map.groupBy(notices, ({ mark, subject }) => `${mark} ${subject}`).values()].flatMap((group) => {
    const [newest] = group;
    return newest ? [{ ...newest, isRead: group.every(({ isRead }) => isRead), ids: group.map(({ id }) => id) }] : [];
  });
