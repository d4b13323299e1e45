import { z } from 'zod';
import type { CallbackRequest, CallbackRoute, Judgement } from '#server/platform/http/callbacks/serve-callbacks.ts';
import { XmlError } from '#server/platform/xml/xml-error.ts';

const isUnreadable = (error: unknown): boolean =>
  error instanceof XmlError || error instanceof SyntaxError || error instanceof z.core.$ZodError;

/** Verifies a request. One that cannot be parsed is refused; any other error is ours. */
export async function judgeRequest({ judge }: CallbackRoute, request: CallbackRequest, at: Date): Promise<Judgement> {
  try {
    return await judge(request, at);
  } catch (error) {
    if (isUnreadable(error)) return { verified: false, why: 'unreadable' };
    throw error;
  }
}
