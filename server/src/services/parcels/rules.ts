import { z } from 'zod';
import { type LogisticsInfo, trackingRefusals } from '#contract/services/tracking.ts';
import type { TrackedParcel } from '#server/platform/tracking.ts';
import { scopeOfRefusal } from '../pauses/rules.ts';

const SHUNFENG = 'shunfeng';
const STEPS_MAX = 500;

/** The number to ask for: this carrier tells nothing without the end of a phone number, which staff may have typed behind it. */
export const askedNumber = ({ code, number, phone }: TrackedParcel): string =>
  code === SHUNFENG && !number.includes(':') && phone.length >= 4 ? `${number}:${phone.slice(-4)}` : number;

/** Tracking known from the order itself, which is all there is without a provider. */
export const ownTracking = ({ code, carrier, number }: Partial<TrackedParcel>): LogisticsInfo => ({
  number: number ?? null,
  type: code ?? null,
  list: [],
  deliverystatus: null,
  issign: null,
  expName: carrier ?? null,
  expSite: null,
  expPhone: null,
  courier: null,
  courierPhone: null,
  updateTime: null,
  takeTime: null,
  logo: null,
});

const line = z
  .union([z.string(), z.number()])
  .transform((said) => String(said).trim().slice(0, 500) || null)
  .catch(null);
const word = line.transform((said) => said ?? '');
const steps = <F extends z.ZodType>(step: F) => z.array(step, '').transform((list) => list.slice(0, STEPS_MAX));

const MarketResult = z.object({
  list: steps(z.object({ time: word, status: word })).nullish(),
  deliverystatus: line,
  issign: line,
  expName: line,
  expSite: line,
  expPhone: line,
  courier: line,
  courierPhone: line,
  updateTime: line,
  takeTime: line,
  logo: line,
});
const MarketAnswer = z.object({ status: z.coerce.string(), msg: z.string().catch('') });
const OK = '0';

/** Answer of the cloud market about a parcel. */
export function parseMarket(parcel: TrackedParcel, answer: unknown): LogisticsInfo {
  const head = MarketAnswer.safeParse(answer).data;
  if (!head) throw trackingRefusals.BROKEN();
  const message = head.msg.slice(0, 200);
  if (head.status !== OK && scopeOfRefusal(message)) throw trackingRefusals.DENIED({ message });
  if (head.status !== OK) throw trackingRefusals.REFUSED({ message: message || '没有查到这个单号' });
  const result = MarketResult.safeParse(Object(answer).result).data;
  if (!result) throw trackingRefusals.BROKEN();
  const { list, expName, ...answered } = result;
  return { ...ownTracking(parcel), ...answered, expName: expName ?? parcel.carrier, list: list ?? [] };
}

const PassAnswer = z.object({
  ischeck: line,
  status: line,
  content: steps(z.object({ time: word, status: word })).nullish(),
});

/** Answer of 一号通; nothing at all, or an empty list, where it does not know the parcel. */
export function parsePass(parcel: TrackedParcel, answer: unknown): LogisticsInfo {
  const isNothing = answer === null || answer === undefined || answer === '' || (Array.isArray(answer) && answer.length === 0);
  if (isNothing) return ownTracking(parcel);
  const answered = PassAnswer.safeParse(answer).data;
  if (!answered) throw trackingRefusals.BROKEN();
  return { ...ownTracking(parcel), list: answered.content ?? [], deliverystatus: answered.status, issign: answered.ischeck };
}
