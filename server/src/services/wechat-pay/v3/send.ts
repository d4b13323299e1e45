import { jsonBody } from '#server/platform/http-client/bodies.ts';
import type { OutgoingRequest } from '#server/platform/http-client/http-client.ts';
import type { Services } from '#server/platform/services.ts';
import type { WechatPayFailure } from '../common/answers.ts';
import { lossOf } from '../common/error-table.ts';
import { stampOf } from '../common/moments.ts';
import { newNonce } from '../common/nonce.ts';
import type { V3Account } from './account.ts';
import { authorizationOf } from './authorization.ts';

export type SendServices = Pick<Services, 'httpClient' | 'clock'>;

export interface V3Request {
  method: 'GET' | 'POST';
  /** Whole address; its path and query are signed as they are sent. */
  url: string;
  body?: object;
  largest?: number;
}

type Reply = Awaited<ReturnType<Services['httpClient']['ask']>>;

function headersOf(account: V3Account, { method, url }: V3Request, body: string, now: Date): Record<string, string> {
  const { pathname, search } = new URL(url);
  const nonce = newNonce();
  const { publicKeyId } = account.merchant;
  return {
    accept: 'application/json',
    'accept-language': 'zh-CN',
    'user-agent': 'Signalbox',
    authorization: authorizationOf(account, { method, target: pathname + search, body, timestamp: stampOf(now), nonce }),
    ...(publicKeyId !== '' && { 'wechatpay-serial': publicKeyId }),
  };
}

/** Sends a signed request; the answer is as it came, whoever signed it. */
export async function send({ httpClient, clock }: SendServices, account: V3Account, request: V3Request) {
  const { method, url, body, largest } = request;
  const text = body ? JSON.stringify(body) : '';
  const headers = headersOf(account, request, text, clock.now());
  const outgoing: OutgoingRequest = { method, url, headers, ...(body && { body: jsonBody(text) }), ...(largest && { largest }) };
  return httpClient.ask(outgoing).catch(lossOf);
}

export const isReply = (answer: Reply | WechatPayFailure): answer is Reply => 'bytes' in answer;
