import { type SignedHandler, pageOf, timeText } from './handler.ts';
import { recordOfLabels } from './labels.ts';
import type { PassAccount } from './platform.ts';
import { refuse } from './refusal.ts';

/** Messages of the account as its records show them: 0 on their way, 1 arrived, 2 failed. */
const messagesOf = ({ sent, sms }: PassAccount) =>
  sent
    .map(({ phone, template, values, at }, index) => ({
      id: index + 1,
      phone,
      content: `【${sms.sign}】${template} ${Object.values(values).join(' ')}`,
      add_time: timeText(at),
      status: 1,
    }))
    .toReversed();

const records: SignedHandler = (account, { form }) => {
  const [type, status] = [form.get('type') ?? '', form.get('status')];
  if (type === 'sms')
    return pageOf(
      status === null ? messagesOf(account) : messagesOf(account).filter((row) => String(row.status) === status),
      form,
    );
  if (type === 'expr_dump') return recordOfLabels(account, form);
  if (type === 'copy' || type === 'expr_query') return pageOf(account.records[type], form);
  return refuse('记录类型错误');
};

const openText: SignedHandler = (account, { form }) => {
  const sign = form.get('sign') ?? '';
  if (account.sms.open === 1) refuse('短信服务已开通');
  if (!/^.{2,18}$/u.test(sign)) refuse('短信签名应为2到18个字');
  Object.assign(account.sms, { open: 1, sign });
  return [];
};

const openCollecting: SignedHandler = ({ copy }) => {
  if (copy.open === 1) refuse('商品采集服务已开通');
  copy.open = 1;
  return [];
};

/** Tracking and waybills are opened together. */
const openParcels: SignedHandler = ({ query, dump }) => {
  if (query.open === 1 && dump.open === 1) refuse('物流服务已开通');
  query.open = 1;
  dump.open = 1;
  return [];
};

/** Paths of what the account uses, in both generations. */
export const usagePaths: Readonly<Record<string, SignedHandler>> = {
  'user/record': records,
  'sms_v2/open': openText,
  'copy/open': openCollecting,
  'expr/open': openParcels,
};
