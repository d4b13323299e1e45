import { noticeCalls } from '#contract/notifications/notices.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import { countUnread, listNotices } from './queries.ts';
import { readNotices } from './read-notices.ts';

export const noticeRoutes = serve(noticeCalls, {
  list: read(listNotices),
  unread: read(countUnread),
  read: write(readNotices),
  readAll: write(readNotices),
});
