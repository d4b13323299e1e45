import type { PushMessage } from '#server/services/index.ts';

const SCENE = /^qrscene_/;

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
    return message.templates.map(({ templateId, status }) => ({ subject: templateId, result: status }));
  const subject = message.event === 'templatesendjobfinish' ? message.messageNo : sceneOf(message) || message.eventKey;
  return [{ subject, result: message.status }];
}
