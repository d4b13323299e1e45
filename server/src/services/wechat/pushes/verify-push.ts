import { MINUTE, SECOND } from '#contract/durations.ts';
import type { UnverifiedReason } from '#contract/services/callbacks.ts';
import { pushModes } from '#contract/services/wechat-settings.ts';
import type { CallbackRequest, Verification } from '#server/platform/http/callbacks/serve-callbacks.ts';
import { openPush } from './cipher.ts';
import type { PushKeys } from './push-keys.ts';
import { type PushMessage, messageIn, sealedIn } from './push-message.ts';
import { isSignature } from './signature.ts';

/** Push that is verified, and the key that opened it, by which it is answered; none in plain mode. */
export interface VerifiedPush {
  message: PushMessage;
  aesKey: string | undefined;
}

const CLOCK_MS = 5 * MINUTE;
const ECHO_MAX = 256;

const unverified = (why: UnverifiedReason) => ({ verified: false, why }) as const;
const isNow = (seconds: string, at: Date) => Math.abs(Number(seconds || NaN) * SECOND - at.getTime()) <= CLOCK_MS;

/** Names the push at WeChat: a message by its number, an event by who caused it, and when; one about money by the payment as well. */
const keyOf = ({ appId, openid, event, messageNo, time, eventKey, trade }: PushMessage): string =>
  event === '' && messageNo !== ''
    ? `${appId} ${messageNo}`
    : `${appId} ${openid} ${time.getTime()} ${event} ${eventKey} ${messageNo}${trade ? ` ${JSON.stringify(trade)}` : ''}`;

const verified = (message: PushMessage, aesKey?: string): Verification<VerifiedPush> => ({
  verified: true,
  key: keyOf(message),
  subject: { message, aesKey },
});

/** Opens an encrypted push by the key in force or the former one. */
function openSealed(sealed: string, { appId, aesKeys }: PushKeys): Verification<VerifiedPush> {
  const opened = aesKeys.flatMap((aesKey) => {
    const plain = openPush(aesKey, sealed);
    return plain ? [{ aesKey, ...plain }] : [];
  });
  const ours = opened.find((plain) => plain.appId === appId);
  if (ours) return verified(messageIn(ours.message, appId), ours.aesKey);
  return unverified(opened.length > 0 ? 'notOurs' : 'sealed');
}

/** Verifies a push by the signature of the mode that is set: otherwise whoever posts could switch encryption off. */
export function verifyPush({ query, body }: CallbackRequest, keys: PushKeys, at: Date): Verification<VerifiedPush> {
  const { token, mode, appId, aesKeys } = keys;
  if (token === '' || appId === '') return unverified('noKey');
  const sent = new URLSearchParams(query);
  const of = (name: string) => sent.get(name) ?? '';
  const [timestamp, nonce, text] = [of('timestamp'), of('nonce'), body.toString('utf8')];
  if (mode === pushModes.plain) {
    if (!isSignature(of('signature'), token, timestamp, nonce)) return unverified('wrongSignature');
    return isNow(timestamp, at) ? verified(messageIn(text, appId)) : unverified('wrongTime');
  }
  if (aesKeys.length === 0) return unverified('noKey');
  const sealed = sealedIn(text);
  if (sealed === '' || of('msg_signature') === '') return unverified('unsigned');
  if (!isSignature(of('msg_signature'), token, timestamp, nonce, sealed)) return unverified('wrongSignature');
  return isNow(timestamp, at) ? openSealed(sealed, keys) : unverified('wrongTime');
}

/** Verifies that WeChat asks whether the address is ours; the text is what it wants to hear. */
export function verifyEcho({ query }: CallbackRequest, { token }: PushKeys, at: Date): Verification<string> {
  if (token === '') return unverified('noKey');
  const sent = new URLSearchParams(query);
  const [timestamp, nonce, echo] = ['timestamp', 'nonce', 'echostr'].map((name) => sent.get(name) ?? '');
  if (timestamp === undefined || nonce === undefined || !echo || echo.length > ECHO_MAX) return unverified('unreadable');
  if (!isSignature(sent.get('signature') ?? '', token, timestamp, nonce)) return unverified('wrongSignature');
  return isNow(timestamp, at)
    ? { verified: true, key: `echo ${timestamp} ${nonce} ${echo}`, subject: echo }
    : unverified('wrongTime');
}
