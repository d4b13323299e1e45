import { channels } from '#contract/notifications/event-terms.ts';
import { type EventMark, events } from '#contract/notifications/events.ts';
import { senders } from '../senders.ts';

const withSender = channels.values.filter((channel) => senders[channel] !== undefined);

/** Channels of an event that something can leave by. */
export const waysOf = (mark: EventMark) => withSender.filter((channel) => Object.hasOwn(events[mark].starts, channel));
