import { type Channel, type TemplateChannel, findEvent } from '#contract/notifications/events.ts';
import { no } from '#contract/notifications/notifications.ts';
import type { RefusalKind } from '#contract/refusal.ts';
import type { notification } from './tables.ts';

type Row = typeof notification.$inferSelect;

/** Column of the switch of a channel in the row of an event. */
export const switches = {
  wechat: 'isWechat',
  routine: 'isRoutine',
  sms: 'isSms',
  notice: 'isNotice',
} as const satisfies Record<Channel, keyof Row>;

export const cannotSwitch: Readonly<Record<Channel, RefusalKind>> = {
  wechat: no.NO_WECHAT,
  routine: no.NO_ROUTINE,
  sms: no.NO_SMS,
  notice: no.NO_NOTICE,
};

interface TemplateTerms {
  template: 'wechatId' | 'routineId' | 'smsId';
  cannotRead: RefusalKind;
  cannotSave: RefusalKind;
}

/** Column of the template of a channel, and the refusal when an event has none. */
export const templateTerms: Readonly<Record<TemplateChannel, TemplateTerms>> = {
  wechat: { template: 'wechatId', cannotRead: no.WECHAT_FIRST, cannotSave: no.NO_WECHAT_TEMPLATE },
  routine: { template: 'routineId', cannotRead: no.ROUTINE_FIRST, cannotSave: no.NO_ROUTINE_TEMPLATE },
  sms: { template: 'smsId', cannotRead: no.SMS_FIRST, cannotSave: no.NO_SMS },
};

/** As clients know it: its name twice, and 0 for a template that there is none of. */
export function presentNotification({ updateTime: _, wechatId, routineId, smsId, ...row }: Row) {
  const event = findEvent(row.mark);
  if (!event) return [];
  const { name, to } = event;
  const templates = { wechatId: wechatId ?? 0, routineId: routineId ?? 0, smsId: smsId ?? 0 };
  return [{ ...row, ...templates, type: name, description: name, sendType: to }];
}
