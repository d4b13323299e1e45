import { type Channel, type EventMark, events } from '#contract/notifications/events.ts';
import { no } from '#contract/notifications/notifications.ts';
import type { RefusalKind } from '#contract/refusal.ts';
import type { notification } from './tables.ts';

type Row = typeof notification.$inferSelect;

/** Where a channel stands in the row of an event, and what is said where the event does not have it. */
export interface ChannelTerms {
  switch: 'isWechat' | 'isRoutine' | 'isSms';
  template: 'wechatId' | 'routineId' | 'smsId';
  cannotSwitch: RefusalKind;
  cannotRead: RefusalKind;
  cannotSave: RefusalKind;
}

export const channelTerms: Readonly<Record<Channel, ChannelTerms>> = {
  wechat: {
    switch: 'isWechat',
    template: 'wechatId',
    cannotSwitch: no.NO_WECHAT,
    cannotRead: no.WECHAT_FIRST,
    cannotSave: no.NO_WECHAT_TEMPLATE,
  },
  routine: {
    switch: 'isRoutine',
    template: 'routineId',
    cannotSwitch: no.NO_ROUTINE,
    cannotRead: no.ROUTINE_FIRST,
    cannotSave: no.NO_ROUTINE_TEMPLATE,
  },
  sms: { switch: 'isSms', template: 'smsId', cannotSwitch: no.NO_SMS, cannotRead: no.SMS_FIRST, cannotSave: no.NO_SMS },
};

/** A row that a newer version has left behind has no event any more. */
export const eventOf = (mark: string) => (Object.hasOwn(events, mark) ? events[mark as EventMark] : undefined);

/** As clients know it: its name twice, and 0 for a template that there is none of. */
export function presentNotification({ updateTime: _, wechatId, routineId, smsId, ...row }: Row) {
  const event = eventOf(row.mark);
  if (!event) return [];
  const { name, to } = event;
  const templates = { wechatId: wechatId ?? 0, routineId: routineId ?? 0, smsId: smsId ?? 0 };
  return [{ ...row, ...templates, type: name, description: name, sendType: to }];
}
