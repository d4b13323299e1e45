import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { choices } from '../choices.ts';
import { actsOf } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { refusals } from '../refusal.ts';
import { moment } from '../wire.ts';

/** Outside services that the shop can be connected to. */
export const outsideServices = choices({
  pay: '在线支付',
  wechatPay: '微信支付',
  publicAccount: '微信公众号',
  miniProgramme: '微信小程序',
  onePass: '一号通',
  market: '阿里云物流查询',
  kuaidi100: '快递100',
  api99: '99Api',
  connector: '采集连接器',
  yilianyun: '易联云',
  feieyun: '飞鹅云',
  invoicing: '开票服务',
  mail: '邮件',
  sms: '短信（一号通）',
  aliyunSms: '阿里云短信',
});
export type OutsideServiceName = (typeof outsideServices.values)[number];

export const outsideServiceStates = choices({
  unset: ['unset', '未配置', 'rest'],
  demo: ['demo', '演示', 'waits'],
  fine: ['fine', '正常', 'done'],
  failing: ['failing', '异常', 'trouble'],
  paused: ['paused', '已暂停', 'waits'],
});
export type OutsideServiceState = (typeof outsideServiceStates.values)[number];

export const checkOutcomes = choices({
  passed: ['passed', '通过', 'done'],
  failed: ['failed', '未通过', 'trouble'],
  skipped: ['skipped', '未检测', 'rest'],
});

/** Step of a check, with what it saw, and what to do about it. */
const CheckedStep = z.object({
  name: z.string(),
  outcome: checkOutcomes.schema(),
  says: z.string(),
  remedy: z.string(),
});
export type CheckedStep = z.output<typeof CheckedStep>;

export const OutsideService = z.object({
  name: outsideServices.schema(),
  /** Use that the shop makes of it. */
  use: z.string(),
  state: outsideServiceStates.schema(),
  successTime: moment.nullable(),
  failureTime: moment.nullable(),
  /** Last failure in words, and what to do about it. */
  failure: z.string(),
  remedy: z.string(),
  /** Answer behind it, as the provider gave it: for its support. */
  raw: z.string().default(''),
  /** Failures within 24 hours. */
  failures: z.int(),
  /** Rest of the account, as the last check saw it. */
  quota: z.string(),
  /** End of the session with the provider, which renews itself. */
  expireTime: moment.nullable(),
  checkTime: moment.nullable(),
  steps: z.array(CheckedStep),
  /** Refusal that a repetition does not mend: since when nobody asks, and when it is tried again by itself. */
  pause: z.object({ since: moment, until: moment }).nullable(),
});
export type OutsideService = z.output<typeof OutsideService>;

export const outsideServiceRefusals = refusals('outside_service', {
  PAUSED: {
    says: (p: { service: OutsideServiceName; says: string; remedy: string }) =>
      `${outsideServices.labels[p.service]}已暂停：${p.says}。${p.remedy}`,
  },
});

export const outsideServiceCalls = calls('outside_service', '/admin/system/service', {
  list: get('/list', {
    permission: 'admin:system:service:list',
    about: 'Every outside service with how it is: last success, last failure and its remedy, what is left of the account.',
    query: z.object({}),
    returns: z.array(OutsideService),
  }),
  check: post('/check', {
    permission: 'admin:system:service:check',
    about: 'Goes through the steps of a service, from its address to what the account may do; nothing is changed there.',
    body: z.object({ name: outsideServices.schema('请选择外部服务') }),
    returns: z.array(CheckedStep),
  }),
});

labelsOf('outside_service', {
  name: '服务',
  use: '用途',
  state: '状态',
  successTime: '最近成功',
  failureTime: '最近失败',
  failures: '24 小时失败',
  quota: '余量',
  expireTime: '令牌到期',
  checkTime: '最近检测',
  steps: '检测结果',
});

actsOf('outside_service', '外部服务', { check: '检测外部服务' });
