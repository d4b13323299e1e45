import { MINUTE } from '#contract/durations.ts';
import type { CodePurpose } from '#contract/notifications/sms-records.ts';
import { type TextingProvider, textingProviders } from '#contract/settings/texting-providers.ts';
import type { Secrets } from '#server/platform/secrets.ts';

export interface PhoneAndCode {
  phone: string;
  purpose: CodePurpose;
  code: string;
}

type Hash = Pick<Secrets, 'hash'>;

/** Code as it is kept: with the key of the server, or a million tries would find it. */
export const hashOfCode = ({ hash }: Hash, { phone, purpose, code }: PhoneAndCode): string =>
  hash(`phone code ${phone} ${purpose} ${code}`);

export const TRIES = 5;

/** Most codes of a day, and the pause between two of them. */
interface TurnTerms {
  most: number;
  pauseMs: number;
}

export const ofPhone: TurnTerms = { most: 10, pauseMs: MINUTE };
/** Many people may share an address, each with a number of their own. */
export const ofAddress: TurnTerms = { most: 50, pauseMs: 0 };

export const whoseTurn = ({ hash }: Hash, kind: 'phone' | 'address', word: string): string =>
  hash(`phone code turn ${kind} ${word}`);

interface CodeSettings {
  sms_provider: TextingProvider;
  sms_code_template: string;
  aliyun_code_template: string;
}

interface CodeTemplate {
  by: TextingProvider;
  template: string;
  values: Readonly<Record<string, string>>;
}

/** Template of codes and its variables beside the code. 阿里云短信 approves no other variable in one. */
export function codeTemplateIn(settings: CodeSettings, minutes: number): CodeTemplate {
  const { sms_provider: by, sms_code_template, aliyun_code_template } = settings;
  return by === textingProviders.aliyun
    ? { by, template: aliyun_code_template, values: {} }
    : { by, template: sms_code_template, values: { time: String(minutes) } };
}
