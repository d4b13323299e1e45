import { z } from 'zod';
import { jsonIn } from '#server/platform/text/json-in.ts';
import type { WechatPayFailure } from '../common/answers.ts';
import { consequenceOf, failureOf, ownFailure } from '../common/error-table.ts';
import type { V3Account } from './account.ts';
import { type SendServices, type V3Request, isReply, send } from './send.ts';
import { type KeyLookup, signedMessage, verifyMessage } from './verify-message.ts';

/** Line to WeChat Pay: whom we are, and by which keys its answers are verified. */
export interface V3Line {
  parts: SendServices;
  account: V3Account;
  keyOf: KeyLookup;
}

/** Answer that WeChat Pay has signed. `refused` has a code, and the failure that it means. */
export type V3Reply = { state: 'answered'; value: unknown } | { state: 'refused'; code: string; failure: WechatPayFailure };

const Refusal = z.object({ code: z.string(), message: z.string().catch('') });

/** A refusal that nobody signed ends nothing: a gateway may have said it while the request went on. */
const ofUnsigned = (failure: WechatPayFailure): WechatPayFailure =>
  failure.state === 'notDone' ? ownFailure('UNSIGNED') : failure;

export async function ask({ parts, account, keyOf }: V3Line, request: V3Request): Promise<V3Reply | WechatPayFailure> {
  const reply = await send(parts, account, request);
  if (!isReply(reply)) return reply;
  const { status, headers, bytes } = reply;
  const verdict = await verifyMessage(signedMessage(headers, bytes), keyOf, parts.clock.now());
  const value = jsonIn(bytes.toString('utf8'));
  if (status >= 200 && status < 300) return verdict === 'valid' ? { state: 'answered', value } : ownFailure('UNSIGNED');

  const { code, message } = Refusal.safeParse(value).data ?? { code: '', message: '' };
  const failure = failureOf({ status, code, message });
  if (verdict !== 'valid') return consequenceOf({ status, code }) === 'done' ? ownFailure('UNSIGNED') : ofUnsigned(failure);
  return { state: 'refused', code, failure };
}
