import type { PushMessage } from '#server/services/index.ts';

const SCENE = /^qrscene_/;
const SENT_BY_TEMPLATE = 'templatesendjobfinish';
const SENT_BY_SUBSCRIPTION = 'subscribe_msg_sent_event';
/** Events that say what became of a message, which is their subject. */
export const EVENTS_OF_RESULTS = [SENT_BY_TEMPLATE, SENT_BY_SUBSCRIPTION];

interface RecordedEvent {
  subject: string;
  result: string;
}

/** Scene of the code that a person scanned; empty for any other event. */
export const sceneOf = ({ event, eventKey }: PushMessage): string =>
  event === 'subscribe' || event === 'scan' ? eventKey.replace(SCENE, '') : '';

/** True and false of an event that begins or ends following. */
export const subscribesBy = ({ event }: PushMessage): boolean | undefined =>
  event === 'subscribe' ? true : event === 'unsubscribe' ? false : undefined;

/** Rows that an event leaves: of permissions, one for each template. */
export function recordedBy(message: PushMessage): RecordedEvent[] {
  if (message.event === '') return [];
  if (message.templates.length > 0)
    return message.templates.map(({ templateId, messageNo, status }) => ({ subject: messageNo || templateId, result: status }));
  const subject = message.event === SENT_BY_TEMPLATE ? message.messageNo : sceneOf(message) || message.eventKey;
  return [{ subject, result: message.status }];
}

/** Messages that a push says the end of. */
export const resultsIn = (message: PushMessage): { providerNo: string; status: string }[] =>
  EVENTS_OF_RESULTS.includes(message.event)
    ? recordedBy(message).map(({ subject, result }) => ({ providerNo: subject, status: result }))
    : [];
