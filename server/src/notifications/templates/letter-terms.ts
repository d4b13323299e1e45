import { type EventMark, events, findEvent } from '#contract/notifications/events.ts';
import type { LetterTerms } from '#contract/notifications/letter-values.ts';
import type { WechatChannel } from '#contract/notifications/templates.ts';
import { seedTemplates } from '../notifications/seed-templates.ts';

const none: LetterTerms = { of: 'order', values: [] };
const marks = Object.keys(events) as EventMark[];

/** Terms of the letters that are written by a template. */
export function letterTermsOf(templateId: number, channel: WechatChannel): LetterTerms {
  const mark = marks.find((one) => seedTemplates[one][channel]?.id === templateId);
  return (mark && findEvent(mark)?.letter) ?? none;
}
