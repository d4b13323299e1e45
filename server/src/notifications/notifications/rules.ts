import { type Channel, type TemplateChannel } from '#contract/notifications/event-terms.ts';
import { findEvent } from '#contract/notifications/events.ts';
import { notificationRefusals } from '#contract/notifications/notifications.ts';
import type { RefusalKind } from '#contract/refusal.ts';
import type { notification } from './tables.ts';

export type NotificationRow = typeof notification.$inferSelect;

/** Column of the switch of a channel in the row of an event. */
export const switches = {
  wechat: 'isWechat',
  routine: 'isRoutine',
  sms: 'isSms',
  notice: 'isNotice',
} as const satisfies Record<Channel, keyof NotificationRow>;

export const cannotSwitch: Readonly<Record<Channel, RefusalKind>> = {
  wechat: notificationRefusals.NO_WECHAT,
  routine: notificationRefusals.NO_ROUTINE,
  sms: notificationRefusals.NO_SMS,
  notice: notificationRefusals.NO_NOTICE,
};

interface TemplateTerms {
  template: 'wechatId' | 'routineId' | 'smsId';
  cannotRead: RefusalKind;
  cannotSave: RefusalKind;
}

/** Column of the template of a channel, and the refusal when an event has none. */
export const templateTerms: Readonly<Record<TemplateChannel, TemplateTerms>> = {
  wechat: {
    template: 'wechatId',
    cannotRead: notificationRefusals.WECHAT_FIRST,
    cannotSave: notificationRefusals.NO_WECHAT_TEMPLATE,
  },
  routine: {
    template: 'routineId',
    cannotRead: notificationRefusals.ROUTINE_FIRST,
    cannotSave: notificationRefusals.NO_ROUTINE_TEMPLATE,
  },
  sms: { template: 'smsId', cannotRead: notificationRefusals.SMS_FIRST, cannotSave: notificationRefusals.NO_SMS },
};

/** Presents a notification as clients know it: its name twice, and 0 for a template that does not exist. */
export function presentNotification({ updateTime: _, wechatId, routineId, smsId, ...row }: NotificationRow) {
  const event = findEvent(row.mark);
  if (!event) return [];
  const { name, to } = event;
  const templates = { wechatId: wechatId ?? 0, routineId: routineId ?? 0, smsId: smsId ?? 0 };
  return [{ ...row, ...templates, type: name, description: name, sendType: to }];
}
