import { labelOf } from '#contract/choices.ts';
import { masked } from '#contract/masked.ts';
import { findEvent } from '#contract/notifications/events.ts';
import { type SmsRecord, type SmsState, codePurposes, markOfCode } from '#contract/notifications/sms-records.ts';
import { type TextingProvider, textingProviders } from '#contract/settings/texting-providers.ts';
import { cutText } from '#server/platform/text/cut-text.ts';
import type { TextError, TextFailure } from '#server/platform/texting.ts';
import type { SmsRecordRow } from './tables.ts';

interface TemplateNumbers {
  tempId: string | null;
  aliyunCode: string;
}

/** Variable of a template of the provider: "订单号{$order_id}". */
const VARIABLE = /\{\$(\w+)\}/g;

/** Names of the variables in a template, each once. */
export const namesIn = (template: string): string[] => [
  ...new Set([...template.matchAll(VARIABLE)].map(([, name = '']) => name)),
];

/** Text of a template with its values; a variable that has none stays as it is. */
export const contentOf = (template: string, values: Readonly<Record<string, string>>): string =>
  cutText(
    template.replaceAll(VARIABLE, (whole, name: string) => values[name] ?? whole),
    500,
  );

/** Number that a provider gave the template of a notice; blank where the shop has entered none. */
export const templateOf = ({ tempId, aliyunCode }: TemplateNumbers, by: TextingProvider): string =>
  by === textingProviders.aliyun ? aliyunCode : (tempId ?? '');

const purposeOf = (mark: string) => codePurposes.values.find((purpose) => markOfCode(purpose) === mark);

function typeOf(mark: string): string {
  const purpose = purposeOf(mark);
  return purpose === undefined ? (findEvent(mark)?.name ?? mark) : `验证码（${labelOf(codePurposes, purpose)}）`;
}

const receiverOf = ({ adminId, customerId, values }: SmsRecordRow): string => {
  if (adminId !== null) return `员工 ${values['admin_name'] ?? ''}`.trim();
  return customerId === null ? '' : `用户 ${customerId}`;
};

export function presentRecord(row: SmsRecordRow): SmsRecord {
  const { id, mark, phone, content, template, provider, state, providerNo, reason, raw, createTime, updateTime } = row;
  const shown = { id, content, template, provider, state, providerNo, reason, raw, createTime, updateTime };
  return { ...shown, type: typeOf(mark), phone: masked(phone), receiver: receiverOf(row) };
}

type Settled = Pick<SmsRecordRow, 'state' | 'providerNo' | 'reason' | 'raw' | 'nextAskTime'>;

/** Outcome of a message while it is under way, and for good if nobody hears of it again. */
export const UNDER_WAY: Settled = {
  state: 'unknown',
  providerNo: '',
  reason: '还没有收到平台的结果，可能已经送达',
  raw: '',
  nextAskTime: null,
};

/** State after a failure of a message that leaves again by itself, and of one that does not. */
const afterFailure: Readonly<Record<TextFailure, readonly [again: SmsState, once: SmsState]>> = {
  held: ['waiting', 'failed'],
  failed: ['waiting', 'failed'],
  refused: ['failed', 'failed'],
  unknown: ['unknown', 'unknown'],
};

export function settledBy({ why, message, raw }: TextError, leavesAgain: boolean): Settled {
  const [again, once] = afterFailure[why];
  return { state: leavesAgain ? again : once, providerNo: '', reason: message.slice(0, 300), raw, nextAskTime: null };
}
