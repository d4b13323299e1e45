import { type SignedHandler, timeText } from './handler.ts';
import { recordOfCarrier } from './labels.ts';
import { refuse } from './refusal.ts';

/** Carriers as the platform lists them: what an account there takes is 0 or 1. */
const carriers = [
  { code: 'yuantong', name: '圆通速递', partner_id: 0, partner_key: 0, net: 0 },
  { code: 'shunfeng', name: '顺丰速运', partner_id: 1, partner_key: 0, net: 0 },
];

const formsOf: SignedHandler = (_account, { form }) => {
  const com = form.get('com') ?? '';
  if (!carriers.some(({ code }) => code === com)) refuse('快递公司不存在');
  return { data: [{ temp_id: `${com}-76`, title: '一联单 76×130', pic: '' }] };
};

/** Answers where a parcel is. An unknown one has no answer, which costs as much as any. */
const track: SignedHandler = (account, { form, now }) => {
  const [com, num] = [form.get('com') ?? '', form.get('num') ?? ''];
  if (account.query.open !== 1) refuse('请先开通物流查询服务');
  if (com === '' || num === '') refuse('参数错误');
  if (account.query.num <= 0) refuse('物流查询次数不足');
  account.query.num -= 1;
  account.records.expr_query.unshift({ content: { num }, code: com, _resultcode: '成功', add_time: timeText(now) });
  if (!num.startsWith('YT')) return [];
  const content = [{ time: '2026-09-21 09:30:00', ftime: '2026-09-21 09:30:00', status: '已揽收' }];
  return { num, com, ischeck: 0, status: 0, content };
};

const collect: SignedHandler = (account, { form, now }) => {
  const url = form.get('url') ?? '';
  if (account.copy.open !== 1) refuse('请先开通商品采集服务');
  if (!URL.canParse(url)) refuse('商品链接错误');
  if (account.copy.num <= 0) refuse('采集次数不足');
  account.copy.num -= 1;
  account.records.copy.unshift({ url, _resultcode: '成功', add_time: timeText(now) });
  return {
    store_name: '粗陶杯',
    image: '',
    slider_image: [],
    price: 19.9,
    cost: 9,
    ot_price: 29,
    unit_name: '个',
    description: '',
    items: [],
  };
};

export const parcelPaths: Readonly<Record<string, SignedHandler>> = {
  'expr/express': () => ({ data: carriers }),
  'expr/temp': formsOf,
};

/** Paths of the second generation that have other names there, and are asked for by GET. */
export const secondParcelPaths: Readonly<Record<string, SignedHandler>> = {
  'v2/expr/express': () => ({ data: carriers }),
  'v2/expr_dump/temp': (account, question) =>
    question.form.get('is_shipment') === '1' ? formsOf(account, question) : refuse('参数错误'),
  'v2/expr_dump/record': (account, { form }) => recordOfCarrier(account, form),
};

/** Paths of what is found out or collected, in both generations. */
export const foundPaths: Readonly<Record<string, SignedHandler>> = { 'expr/query': track, 'copy/goods': collect };
