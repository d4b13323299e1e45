import { notificationCalls } from '#contract/notifications/notifications.ts';
import { edit, read, serve, write } from '#server/platform/http/serve.ts';
import { listNotifications, notificationDetail } from './queries.ts';
import { switchChannel } from './switch-channel.ts';
import { updateNotification } from './update-notification.ts';

export const notificationRoutes = serve(notificationCalls, {
  list: read(listNotifications),
  switchWechat: write((context, input) => switchChannel(context, { ...input, channel: 'wechat' })),
  switchRoutine: write((context, input) => switchChannel(context, { ...input, channel: 'routine' })),
  switchSms: write((context, input) => switchChannel(context, { ...input, channel: 'sms' })),
  switchNotice: write((context, input) => switchChannel(context, { ...input, channel: 'notice' })),
  detail: read(notificationDetail),
  update: edit(updateNotification, (db, { id, input }) => notificationDetail(db, { id, detailType: input.detailType })),
});
