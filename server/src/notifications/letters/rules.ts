import type { LetterOutcome } from '#contract/notifications/outbox.ts';

/** Outcome of a letter by the word of WeChat, with what staff read. */
export function deliveredAs(status: string): { outcome: LetterOutcome; lastError: string } {
  if (/^success$/i.test(status)) return { outcome: 'delivered', lastError: '' };
  if (/block|reject|refuse/i.test(status)) return { outcome: 'blocked', lastError: '顾客设置了拒收消息' };
  return { outcome: 'failed', lastError: `微信没有送达：${status || '未说明原因'}`.slice(0, 200) };
}
