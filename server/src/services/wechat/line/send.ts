import { z } from 'zod';
import { wechatRefusals } from '#contract/services/wechat.ts';
import type { OutgoingBody } from '#server/platform/http-client/bodies.ts';
import { OutgoingError } from '#server/platform/http-client/outgoing-error.ts';
import type { Services } from '#server/platform/services.ts';
import { jsonIn } from '#server/platform/text/json-in.ts';
import { longNumbersAsTexts } from './long-numbers.ts';

export interface WechatRequest {
  path: string;
  query?: Readonly<Record<string, string>>;
  /** Posted; without it the request is a GET. */
  body?: OutgoingBody;
  /** Error codes that are an answer to this request. */
  answers?: readonly number[];
  timeoutMs?: number;
}

export type WechatAnswer = Readonly<Record<string, unknown>>;

const Answer = z.record(z.string(), z.unknown());
const Code = z.object({ errcode: z.coerce.number().catch(0), errmsg: z.coerce.string().catch('') });

/** Error code of an answer, 0 for none, with what it says of it. */
export function codeOf(answer: WechatAnswer): { code: number; message: string } {
  const { errcode, errmsg } = Code.parse(answer);
  return { code: errcode, message: errmsg };
}

/** Sends one request as it stands; errors of WeChat are answers here, for they come with the status 200. */
export async function send(
  { httpClient }: Pick<Services, 'httpClient'>,
  base: string,
  { path, query, body, timeoutMs }: WechatRequest,
): Promise<WechatAnswer> {
  const url = `${base}${path}${query ? `?${new URLSearchParams(query)}` : ''}`;
  const method = body ? 'POST' : 'GET';
  const { bytes } = await httpClient.ask({ method, url, body, timeoutMs }).catch((error: unknown) => {
    throw error instanceof OutgoingError ? wechatRefusals.SILENT() : error;
  });
  const text = bytes.toString('utf8');
  if (text.trim() === '') throw wechatRefusals.SILENT();
  const { data } = Answer.safeParse(jsonIn(longNumbersAsTexts(text)));
  if (!data) throw wechatRefusals.BROKEN();
  return data;
}
