import { z } from 'zod';
import { showDay } from '#contract/moment.ts';
import { aliyunSmsRefusals } from '#contract/services/texting.ts';
import type { TakenText, TextOutcome } from '#server/platform/texting.ts';
import { type AliyunSms, OK } from './aliyun-sms.ts';
import { meaningOf } from './error-table.ts';

const Details = z.object({
  SmsSendDetailDTOs: z.object({
    SmsSendDetailDTO: z.array(z.object({ SendStatus: z.coerce.number(), ErrCode: z.string().catch('') })),
  }),
});

const [FAILED, DELIVERED] = [2, 3];

/** Words of carriers for a message that did not arrive. */
const reasons: Readonly<Record<string, string>> = {
  MOBILE_NOT_ON_SERVICE: '号码是空号，或者已停机、关机',
  MOBILE_ACCOUNT_ABNORMAL: '号码状态异常，可能已停机',
  MOBILE_IN_BLACK: '号码在运营商的黑名单里，用户可能退订过短信',
  MOBILE_SEND_LIMIT: '给这个号码发得太频繁，被运营商拦下',
  MOBILE_TERMINAL_ERROR: '手机收不了短信，可能关机或没有信号',
  USER_REJECT: '用户退订了短信',
  CONTENT_KEYWORD: '内容里有运营商不发的字词',
  CONTENT_ERROR: '内容被运营商拦下',
  SP_NOT_BY_INTER_SMS: '没有开通国际短信',
};

/** Asks Alibaba Cloud whether a message arrived; undefined while its carrier has not said so. */
export async function outcomeOf(aliyun: AliyunSms, { phone, providerNo, sentTime }: TakenText): Promise<TextOutcome | undefined> {
  const query = {
    PhoneNumber: phone,
    BizId: providerNo,
    SendDate: showDay(sentTime).replaceAll('-', ''),
    PageSize: '10',
    CurrentPage: '1',
  };
  const { answer } = await aliyun.ask('QuerySendDetails', query);
  if (answer.Code !== OK) throw aliyunSmsRefusals.REFUSED({ message: meaningOf(answer.Code, answer.Message).says });
  const [detail] = Details.safeParse(answer).data?.SmsSendDetailDTOs.SmsSendDetailDTO ?? [];
  if (detail?.SendStatus === DELIVERED) return { isDelivered: true, says: '' };
  if (detail?.SendStatus !== FAILED) return undefined;
  return { isDelivered: false, says: `没有送达：${reasons[detail.ErrCode] ?? detail.ErrCode}` };
}
