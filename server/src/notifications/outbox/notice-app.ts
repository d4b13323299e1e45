import { letterRefusals } from '#contract/notifications/letters.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { connectedChannels } from '../receivers/customer-channels.ts';
import { openChannels } from './queries.ts';

/** App of the public account by which many customers can be notified; refuses while there is none, or its template is not chosen. */
export async function noticeApp(db: Db): Promise<string> {
  const { isOpen } = await openChannels(db, 'customerNotice');
  const [connected] = isOpen('wechat') ? await connectedChannels({ tx: db, db }, ['wechat']) : [];
  if (!connected) throw letterRefusals.NOTICE_CLOSED();
  return connected.appId;
}
