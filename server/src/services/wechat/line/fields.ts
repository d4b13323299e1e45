import type { z } from 'zod';
import { wechatRefusals } from '#contract/services/wechat.ts';
import { jsonBody } from '#server/platform/http-client/bodies.ts';
import type { WechatAnswer } from './send.ts';

/** Answer by its shape; one of another shape is a refusal. */
export function shaped<T>(shape: z.ZodType<T>, answer: WechatAnswer): T {
  const { data } = shape.safeParse(answer);
  if (data === undefined) throw wechatRefusals.BROKEN();
  return data;
}

export const bodyOf = (fields: object) => jsonBody(JSON.stringify(fields));

/** Fields of a template as WeChat takes them. */
export const valuesOf = (fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { value }]));
