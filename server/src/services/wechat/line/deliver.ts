import { z } from 'zod';
import { Refusal } from '#contract/refusal.ts';
import { wechatRefusals } from '#contract/services/wechat.ts';
import type { MessageOutcome } from '#server/platform/public-account.ts';
import { isUndeliverable } from './error-table.ts';
import type { WechatLine } from './line.ts';
import type { WechatRequest } from './send.ts';

const Refused = z.object({ code: z.number(), says: z.string() });

/** Sends a message. A person who takes none, or a content that no repetition mends, is an outcome and no error. */
export async function deliver(line: WechatLine, request: WechatRequest): Promise<MessageOutcome> {
  try {
    const answer = await line.ask(request);
    return { isSent: true, messageNo: String(answer['msgid'] ?? '') };
  } catch (error) {
    if (!(error instanceof Refusal) || error.id !== wechatRefusals.REFUSED.id) throw error;
    const { code, says } = Refused.parse(error.data);
    if (!isUndeliverable(code)) throw error;
    return { isSent: false, code, says };
  }
}
