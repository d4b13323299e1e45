import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { signInRefusals } from '../access/sign-in.ts';
import { choices } from '../choices.ts';
import { historyOf, texts } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { refusals } from '../refusal.ts';
import { id, line, moment, momentOrNone, nothing, page, paged, words } from '../wire.ts';

export const authorizationRefusals = refusals('authorization_application', {
  NOT_FOUND: { code: 404, says: () => '没有这条授权申请，请刷新后重试' },
  NO_SERVICE: { says: () => '还没有设置授权服务地址，请先在经营设置里填写' },
  UNDER_WAY: { says: () => '这条申请正在提交，请稍等' },
  GRANTED: { says: () => '这条申请已经通过，不用再提交' },
});

/** The product that a certificate is for. */
export const AUTHORIZED_PRODUCT = '信号楼 Signalbox';

/** Kept: written down here, because no service is asked. */
export const authorizationStates = choices({
  kept: ['kept', '未提交', 'rest'],
  sending: ['sending', '提交中', 'underway'],
  granted: ['granted', '已通过', 'done'],
  refused: ['refused', '未通过', 'trouble'],
  failed: ['failed', '提交失败', 'trouble'],
});

const DOMAIN = /^(?=.{4,253}$)([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/i;

const WRONG_DOMAIN = '请输入域名，格式：baidu.com';

const Draft = z.object({
  companyName: line(100, '请填写您的企业名称', '企业名称不能超过100个字符'),
  domainName: z.string(WRONG_DOMAIN).regex(DOMAIN, WRONG_DOMAIN),
  orderNo: words(64, '请输入您购买的源码订单号', '订单号不能超过64个字符'),
  phone: z.string('请填写负责人电话').regex(/^(1\d{10}|0\d{2,3}-?\d{7,8})$/, '请填写负责人电话'),
});

export const Authorization = z.object({
  id: z.int(),
  companyName: z.string(),
  domainName: z.string(),
  orderNo: z.string(),
  /** Masked. */
  phone: z.string(),
  state: authorizationStates.schema(),
  /** Answer of the service, or why it could not be asked. */
  answer: z.string(),
  applicant: z.string(),
  createTime: moment,
  sentTime: momentOrNone,
});
export type Authorization = z.output<typeof Authorization>;

export const authorizationCalls = calls('authorization_application', '/admin/system/authorization', {
  list: get('/list', {
    permission: 'admin:system:authorization',
    query: paged({ state: authorizationStates.schema().optional() }),
    returns: page(Authorization),
  }),
  apply: post('/apply', {
    permission: 'admin:system:authorization:apply',
    about: 'Writes an application down. The server sends it on where the address of a service is set.',
    body: Draft.extend({ key: words(64, '验证码 不能为空'), code: words(16, '请输入验证码') }),
    returns: nothing,
    says: '申请已记录',
    refuses: [signInRefusals.CAPTCHA_GONE, signInRefusals.CAPTCHA_WRONG],
  }),
  send: post('/send', {
    permission: 'admin:system:authorization:apply',
    about: 'Sends one again that was kept, refused or could not be sent.',
    body: z.object({ id }),
    returns: nothing,
    says: '已重新提交',
    refuses: [
      authorizationRefusals.NOT_FOUND,
      authorizationRefusals.NO_SERVICE,
      authorizationRefusals.UNDER_WAY,
      authorizationRefusals.GRANTED,
    ],
  }),
});

labelsOf('authorization_application', {
  id: '编号',
  companyName: '企业名称',
  domainName: '企业域名',
  orderNo: '订单号',
  phone: '手机号',
  state: '状态',
  answer: '授权服务的答复',
  applicant: '申请人',
  createTime: '申请时间',
  sentTime: '提交时间',
  code: '验证码',
});

historyOf('authorization_application', {
  label: '授权申请',
  readBy: authorizationCalls.list.permission,
  fields: { ...texts('companyName', 'domainName', 'orderNo', 'answer'), state: authorizationStates },
  acts: { apply: '申请授权', send: '重新提交', settle: '授权服务答复' },
});
