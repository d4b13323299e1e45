import { noticeCalls } from '#contract/notifications/notices.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import { finishNotices } from './finish-notices.ts';
import { putOffNotices } from './put-off-notices.ts';
import { countUnread, listNotices } from './queries.ts';
import { readNotices } from './read-notices.ts';
import { restoreNotices } from './restore-notices.ts';

export const noticeRoutes = serve(noticeCalls, {
  list: read(listNotices),
  unread: read(countUnread),
  read: write(readNotices),
  readAll: write(readNotices),
  finish: write(finishNotices),
  putOff: write(putOffNotices),
  restore: write(restoreNotices),
});
