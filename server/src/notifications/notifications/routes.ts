import { notificationCalls } from '#contract/notifications/notifications.ts';
import { type Route, read, serve, write, writeAfter } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { listNotifications, notificationDetail } from './queries.ts';
import { readAccountFirst } from '../account-templates/read-account.ts';
import { setManner } from './set-manner.ts';
import { switchChannel } from './switch-channel.ts';
import { updateNotification } from './update-notification.ts';

export const notificationRoutes = (services: Services): Route[] =>
  serve(notificationCalls, {
    list: read(listNotifications),
    switchWechat: write((context, input) => switchChannel(context, { ...input, channel: 'wechat' })),
    switchRoutine: write((context, input) => switchChannel(context, { ...input, channel: 'routine' })),
    switchSms: write((context, input) => switchChannel(context, { ...input, channel: 'sms' })),
    switchNotice: write((context, input) => switchChannel(context, { ...input, channel: 'notice' })),
    setManner: write(setManner),
    detail: read(notificationDetail),
    update: writeAfter(readAccountFirst(services), updateNotification, (db, { id, input }) =>
      notificationDetail(db, { id, detailType: input.detailType }),
    ),
  });
