import { z } from 'zod';
import { type LogisticsInfo, SIGNED, parcelStates, trackingRefusals } from '#contract/services/tracking.ts';
import type { TrackedParcel } from '#server/platform/tracking.ts';
import { kuaidi100States, stateBy, wireStates } from './states.ts';
import { scopeOfRefusal } from '../pauses/rules.ts';

/** Carriers that tell nothing without the end of a phone number of the recipient or the sender. */
const WITH_PHONE: ReadonlySet<string> = new Set(['shunfeng', 'shunfengkuaiyun', 'fengwang']);
/** Carriers of which 快递100 wants it, as it says itself and others have met. */
export const KUAIDI100_WITH_PHONE: ReadonlySet<string> = new Set([...WITH_PHONE, 'zhongtong']);
const END_LENGTH = 4;
const STEPS_MAX = 500;
const NOT_SIGNED = '0';

/** Number of a parcel, and the end of a phone number where its carrier wants one: what staff typed behind the number goes first. */
export function numberAndPhone(
  { code, number, phone }: TrackedParcel,
  withPhone: ReadonlySet<string> = WITH_PHONE,
): { number: string; end: string } {
  const [bare = '', typed = ''] = number.split(':');
  if (typed !== '') return { number: bare, end: typed };
  const digits = phone.replaceAll(/\D/g, '');
  const isWanted = withPhone.has(code) && digits.length >= END_LENGTH;
  return { number: bare, end: isWanted ? digits.slice(-END_LENGTH) : '' };
}

/** The number to ask for where the end of the phone number stands behind it. */
export function askedNumber(parcel: TrackedParcel): string {
  const { number, end } = numberAndPhone(parcel);
  return end === '' ? number : `${number}:${end}`;
}

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

type Told = Pick<Parameters<typeof stateBy>[1], 'state' | 'isSigned'>;

/** Steps of a parcel with its state in our numbers; `issign` says no more than the state. */
function standing(table: Parameters<typeof stateBy>[0], told: Told, list: LogisticsInfo['list']) {
  const state = stateBy(table, { ...told, hasSteps: list.length > 0 });
  return { list, deliverystatus: state, issign: state === null ? null : state === parcelStates.signed ? SIGNED : NOT_SIGNED };
}

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
  const { list, expName, deliverystatus, issign, ...answered } = result;
  const told = { state: deliverystatus, isSigned: issign === SIGNED };
  return { ...ownTracking(parcel), ...answered, ...standing(wireStates, told, list ?? []), expName: expName ?? parcel.carrier };
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
  const told = { state: answered.status, isSigned: answered.ischeck === SIGNED };
  return { ...ownTracking(parcel), ...standing(wireStates, told, answered.content ?? []) };
}

const Kuaidi100Answer = z.object({ status: line, returnCode: line, message: word.catch(''), state: line });
const Kuaidi100Steps = z.object({ data: steps(z.object({ time: word, context: word })) });
const FOUND = '200';
const NOTHING_KNOWN = '500';
/** Says 验证码错误 of a phone number, which helps nobody. */
const PHONE_REFUSED = '408';
const OTHER_PHONE = '运单上收件人或寄件人的手机号后四位不是这个，请把单号改成“单号:后四位”再查';
/** Wrong signature, and a key that has ended or whose account is used up. */
const KEY_REFUSED: ReadonlySet<string> = new Set(['503', '601']);

/** Answer of 快递100. Its flag `ischeck` is to be left alone, as its documents say: the state counts. */
export function parseKuaidi100(parcel: TrackedParcel, answer: unknown): LogisticsInfo {
  const head = Kuaidi100Answer.safeParse(answer).data;
  const code = head?.returnCode ?? head?.status ?? null;
  if (!head || code === null) throw trackingRefusals.BROKEN();
  if (code === NOTHING_KNOWN) return ownTracking(parcel);
  const message = head.message.slice(0, 200);
  if (KEY_REFUSED.has(code)) throw trackingRefusals.DENIED({ message });
  if (code === PHONE_REFUSED) throw trackingRefusals.REFUSED({ message: OTHER_PHONE });
  if (code !== FOUND) throw trackingRefusals.REFUSED({ message: message || `没有说明原因（状态 ${code}）` });
  const { data } = Kuaidi100Steps.safeParse(answer);
  if (!data) throw trackingRefusals.BROKEN();
  const list = data.data.map(({ time, context }) => ({ time, status: context }));
  return { ...ownTracking(parcel), ...standing(kuaidi100States, { state: head.state }, list) };
}
