import { type Channel, switchStates } from '#contract/notifications/events.ts';
import type { Write } from '#server/platform/write/write.ts';
import { notifications } from './queries.ts';
import { cannotSwitch, switches } from './rules.ts';

interface ChannelSwitch {
  id: number;
  channel: Channel;
  /** Clients of the wire name none and mean the other one. */
  status?: number | undefined;
}

/** Switches to a target, so that pressing twice ends where the person wanted to be. */
export async function switchChannel(write: Write, { id, channel, status }: ChannelSwitch): Promise<null> {
  const found = await notifications.lock(write.tx, id);
  const field = switches[channel];
  if (found[field] === switchStates.none) throw cannotSwitch[channel]();
  const other = found[field] === switchStates.on ? switchStates.off : switchStates.on;
  await notifications.set(write, id, { [field]: status ?? other });
  return null;
}
