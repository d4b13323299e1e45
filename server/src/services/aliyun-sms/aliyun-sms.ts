import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { SECOND } from '#contract/durations.ts';
import { aliyunSmsRefusals, aliyunSmsSettings } from '#contract/services/texting.ts';
import { OutgoingError } from '#server/platform/http-client/outgoing-error.ts';
import type { Services } from '#server/platform/services.ts';
import { jsonIn } from '#server/platform/text/json-in.ts';
import { withoutSlash } from '#server/platform/text/without-slash.ts';
import { secretOf, settingOf } from '#server/settings/index.ts';
import { withRaw } from '../health/raw-answer.ts';
import { canonicalQuery, signedHeaders } from './signature.ts';

const VERSION = '2017-05-25';
const TIMEOUT_MS = 10 * SECOND;

const Answer = z.looseObject({ Code: z.string(), Message: z.string().catch('') });
/** Answer to a request, whatever its code. */
export type AliyunAnswer = z.output<typeof Answer>;

export const OK = 'OK';

type AliyunParts = Pick<Services, 'database' | 'httpClient' | 'secrets' | 'clock'>;
type Query = Readonly<Record<string, string>>;

/** The shop's account of 阿里云短信. */
export interface AliyunSms {
  isSetUp(): Promise<boolean>;
  address(): Promise<string>;
  sign(): Promise<string>;
  /** Asks once, with an account that is set up; throws a refusal of `aliyun_sms` where no answer of theirs comes, with what did not come as its cause. */
  ask(action: string, query: Query): Promise<{ answer: AliyunAnswer; raw: string }>;
}

export function openAliyunSms(parts: AliyunParts): AliyunSms {
  const { database, httpClient, clock } = parts;
  const address = () => settingOf(database.db, aliyunSmsSettings.aliyun_sms_url);
  const sign = () => settingOf(database.db, aliyunSmsSettings.aliyun_sms_sign);
  const key = async () => ({
    id: await settingOf(database.db, aliyunSmsSettings.aliyun_access_key_id),
    secret: await secretOf(parts, aliyunSmsSettings.aliyun_access_key_secret),
  });

  return {
    async isSetUp() {
      const [{ id, secret }, url, signature] = await Promise.all([key(), address(), sign()]);
      return id !== '' && secret !== '' && signature !== '' && URL.canParse(url);
    },
    address,
    sign,
    async ask(action, query) {
      const { host, pathname: path, href } = new URL(`${withoutSlash(await address())}/`);
      const request = { host, path, action, version: VERSION, query, now: clock.now(), nonce: randomUUID() };
      const headers = { accept: 'application/json', ...signedHeaders(await key(), request) };
      const { bytes, status } = await httpClient
        .ask({ method: 'POST', url: `${href}?${canonicalQuery(query)}`, headers, timeoutMs: TIMEOUT_MS })
        .catch((error: unknown) => {
          throw error instanceof OutgoingError ? Object.assign(aliyunSmsRefusals.SILENT(), { cause: error }) : error;
        });
      const raw = bytes.toString('utf8');
      const answer = Answer.safeParse(jsonIn(raw)).data;
      if (answer) return { answer, raw };
      throw withRaw(raw.trim() === '' ? aliyunSmsRefusals.SILENT() : aliyunSmsRefusals.BROKEN(), `HTTP ${status} ${raw}`);
    },
  };
}
