import { type Channel, type TemplateChannel, switchStates } from '#contract/notifications/event-terms.ts';
import { notificationRefusals } from '#contract/notifications/notifications.ts';
import type { Write } from '#server/platform/write/write.ts';
import { checkSwitchable } from './mapped-fields.ts';
import { notifications, templates, textOf } from './queries.ts';
import { type NotificationRow, cannotSwitch, switches, templateTerms } from './rules.ts';
import { chosenFields } from './seed-templates.ts';

interface ChannelSwitch {
  id: number;
  channel: Channel;
  /** Clients of the wire name none and mean the other one. */
  status?: number | undefined;
}

/** Refuses where nothing could be sent: the template has no id yet, or fields without a content. */
async function checkTemplate({ tx }: Write, found: NotificationRow, channel: TemplateChannel): Promise<void> {
  const template = await templates.find(tx, found[templateTerms[channel].template] ?? 0);
  if (!template || (!template.tempId && !template.aliyunCode)) throw notificationRefusals.NO_ID_YET({ channel });
  if (channel !== 'sms') checkSwitchable(await textOf(tx, template), chosenFields(template), found.mark);
}

/** Switches to a target, so that pressing twice ends where the person wanted to be. */
export async function switchChannel(write: Write, { id, channel, status }: ChannelSwitch): Promise<null> {
  const found = await notifications.lock(write.tx, id);
  const field = switches[channel];
  if (found[field] === switchStates.none) throw cannotSwitch[channel]();
  const other = found[field] === switchStates.on ? switchStates.off : switchStates.on;
  const target = status ?? other;
  if (target === switchStates.on && channel !== 'notice') await checkTemplate(write, found, channel);
  await notifications.set(write, id, { [field]: target });
  return null;
}
