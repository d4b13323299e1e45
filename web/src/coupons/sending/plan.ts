import type { Audience, BegunSending } from '#contract/segments/coupon-sending-record.ts';
import { countText, shortMoment } from '#web/ui/index.ts';
import { nobody } from './audience-input.tsx';

/** Form values of a sending. */
export interface SendingValues {
  audience: Audience;
  isTimed: boolean;
  at: Date | null;
  /** Number of people in sight, and of those among them who have no such coupon yet. */
  seen?: number;
  gives?: number;
}

export const blankSending: SendingValues = { audience: nobody, isTimed: false, at: null };

/** Plan of a sending, as calls take it. */
export const planOf = ({ audience, isTimed, at, seen }: SendingValues) =>
  isTimed ? { audience, at } : { audience, at: null, expected: seen };

/** Outcome of what was begun, in the words of the shop. */
export function begunText({ jobId, people, given }: BegunSending, at: Date | null): string {
  if (at) return `已定好，${shortMoment(at)} 发放，可在“定向发券”里修改或取消`;
  if (jobId !== null) return `开始发给 ${countText(people)} 位用户，进度在“定向发券”里看`;
  const had = people - given;
  return `已发给 ${countText(given)} 位用户${had > 0 ? `，${countText(had)} 位没有发（已有这张券或账号已合并）` : ''}`;
}

/** Label of a button that sends to so many, or at a time. */
export const sendsText = ({ isTimed, gives }: Partial<SendingValues>): string =>
  isTimed ? '定时发放' : gives ? `发给 ${countText(gives)} 位用户` : '发放';
