import { type ReplyDraft, matchTypes } from '#contract/wechat/reply-record.ts';
import { replyTypes } from '#contract/wechat/reply-content.ts';
import { FALLBACK_WORD, FOLLOW_WORD } from '#contract/wechat/reply-words.ts';
import { article } from '#server/content/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { saveReply } from '#server/wechat/index.ts';
import { DAY, ago } from '../past.ts';

const said = (keywords: string[], content: string, more: Partial<ReplyDraft> = {}): ReplyDraft => ({
  keywords,
  type: replyTypes.text,
  data: { content },
  status: true,
  ...more,
});

const GREETING = '欢迎上车！回复“发货”看发货时间，回复“优惠”看本周活动，回复“人工”找客服。';
const FALLBACK = '没看懂这句话。回复“发货”“优惠”“退换”试试，或回复“人工”，客服 9:00–21:00 在线。';

const rules: readonly ReplyDraft[] = [
  said([FOLLOW_WORD], GREETING),
  said([FALLBACK_WORD], FALLBACK),
  said(['发货', '快递', '什么时候到'], '现货 48 小时内发出，预售以商品页写的日期为准。', { matchType: matchTypes.part }),
  said(['退换', '退货', '换货'], '签收 7 天内可以退换：订单详情 → 申请退换。', { matchType: matchTypes.part }),
  said(['优惠', '折扣', '活动'], '本周满 99 元包邮，搪瓷杯第二件半价。'),
  said(['双十一'], '双十一活动已结束，谢谢支持！', { status: false }),
];

/** Replies of the public account: two that stand, words with an answer, one that is over, and an article. */
export async function seedReplies(now: Write): Promise<void> {
  const opening = ago(now, 20 * DAY);
  for (const rule of rules) await saveReply(opening, rule);
  const [shown] = await now.tx.select({ id: article.id }).from(article).orderBy(article.id).limit(1);
  if (shown)
    await saveReply(opening, { keywords: ['运行图'], type: replyTypes.news, data: { articleId: shown.id }, status: true });
}
