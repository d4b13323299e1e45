import type { Call } from '#contract/call.ts';
import { type Channel, channels, manners, receivers, switchStates } from '#contract/notifications/event-terms.ts';
import type { Notification } from '#contract/notifications/notification-record.ts';
import { notificationCalls } from '#contract/notifications/notifications.ts';
import { flagChoices } from '#contract/choices.ts';
import { FlagSwitch, code } from '#web/ui/index.ts';
import type { Column } from '#web/ui/scene/column.ts';

const onOrOff = flagChoices('启用', '禁用');

type SwitchCall = Call<{ id: number; status?: number | undefined }, unknown>;
type ChannelField = 'isWechat' | 'isRoutine' | 'isSms' | 'isNotice';

/** Switch of one channel; an event that the channel does not have shows a dash. */
const switchOf =
  (channel: Channel, call: SwitchCall) =>
  (state: number, { id, type }: Notification) =>
    state === switchStates.none ? undefined : (
      <FlagSwitch
        on={state === switchStates.on}
        label={`${type}：${channels.labels[channel]}`}
        of={onOrOff}
        call={call}
        input={(on) => ({ id, status: on ? switchStates.on : switchStates.off })}
      />
    );

/** A card has room for the switches; what names an event to programs is there for those who choose it. */
const named: readonly Column<Notification>[] = [
  { field: 'id', width: 64, card: 'none' },
  { field: 'type', width: 204, card: 'title' },
  { field: 'description', width: 222, card: 'none', repeats: 'type' },
  { field: 'mark', width: 200, show: code, card: 'none', hidden: true },
];
const switched = (field: ChannelField, channel: Channel, call: SwitchCall): Column<Notification> => ({
  field,
  width: 120,
  show: switchOf(channel, call),
});

const inTurnOrNot = flagChoices(manners.labels.inTurn, manners.labels.all);

/** Switch of the manner; an event with one channel has none. */
const mannerOf = (manner: string, { id, type, isWechat, isRoutine, isSms }: Notification) =>
  [isWechat, isRoutine, isSms].filter((state) => state !== switchStates.none).length < 2 ? undefined : (
    <FlagSwitch
      on={manner === 'inTurn'}
      label={`${type}：${manners.labels.inTurn}`}
      of={inTurnOrNot}
      call={notificationCalls.setManner}
      input={(on) => ({ id, manner: on ? ('inTurn' as const) : ('all' as const) })}
    />
  );

const sms = switched('isSms', 'sms', notificationCalls.switchSms);

/** Columns by the receiver; staff are not notified by WeChat. */
export const columnsFor: Readonly<Record<number, readonly Column<Notification>[]>> = {
  [receivers.customer]: [
    ...named,
    switched('isWechat', 'wechat', notificationCalls.switchWechat),
    switched('isRoutine', 'routine', notificationCalls.switchRoutine),
    sms,
    { field: 'manner', width: 112, show: mannerOf },
  ],
  [receivers.staff]: [...named, sms, switched('isNotice', 'notice', notificationCalls.switchNotice)],
};
