import { z } from 'zod';
import type { AuthorizationRecord } from './tables.ts';

export interface AuthorizationOutcome {
  state: Extract<AuthorizationRecord['state'], 'granted' | 'refused' | 'failed'>;
  answer: string;
}

const LONGEST = 255;
const Answer = z.object({ status: z.coerce.number(), msg: z.string().catch('') });

/** Verdict of the service: 200 grants, anything else does not. */
export function outcomeIn(said: unknown): AuthorizationOutcome {
  const { data } = Answer.safeParse(said);
  if (!data) return { state: 'failed', answer: '授权服务的回应读不懂，请检查经营设置里的地址' };
  return { state: data.status === 200 ? 'granted' : 'refused', answer: data.msg.slice(0, LONGEST) };
}
