import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { choices } from '../choices.ts';
import { actsOf } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { refusals } from '../refusal.ts';
import { nothing, words } from '../wire.ts';

/** WeChat Pay of the demonstration: an address that leads nowhere else, and the one merchant there is. */
export const demoChannel = { address: 'https://wechat-pay.demo.invalid', merchantNo: '1900009999' } as const;

/** Mark of money that is paid to this merchant. */
export const markOf = (merchant: string): { isDemo?: true } => (merchant === demoChannel.merchantNo ? { isDemo: true } : {});

export const demoChannelRefusals = refusals('demo_channel', {
  NO_DEMONSTRATION: { says: () => '只有演示店铺能开通演示通道' },
  REAL_MERCHANT: { says: () => '已经填写了微信支付的商户资料，不能开通演示通道；真实收款和演示不能同时进行' },
  NOT_INSTALLED: { says: () => '没有找到演示通道的程序（stand-ins/wechat-pay），请用完整的安装包运行' },
  NOT_STARTED: { says: () => '演示通道的程序没有启动，请稍后重试，一直如此请查看服务器日志' },
  NOT_ON: { says: () => '演示通道没有开通，请先在「外部服务」的微信支付一行点“演示”' },
  NOT_POSSIBLE: { says: () => '演示通道里没有这一笔，或它的状态不允许这样做，请刷新后再看' },
});

/** Ways in which the next request to the channel goes, by which something is done; queries in between go well. */
export const demoAnswers = choices({ slow: '慢', refuse: '拒绝', lose: '回答丢失' });

/** Acts of the buyer on a payment that waits, and of whoever sends notices. */
export const demoPaymentActs = choices({ pay: '支付成功', twice: '通知两次', outOfOrder: '通知乱序', forge: '签名错误' });

/** Last words of the bank on a refund; `process` takes an abnormal one on again. */
export const demoRefundActs = choices({ succeed: '成功', fail: '异常', close: '关闭', process: '处理中' });

const number = words(64, '请选择收款或退款');
const started = [demoChannelRefusals.NOT_INSTALLED, demoChannelRefusals.NOT_STARTED];
const acted = [demoChannelRefusals.NOT_ON, demoChannelRefusals.NOT_POSSIBLE, ...started];

/** Statuses that we answered to the notices of an act; null where we answered none. */
const Acted = z.object({ statuses: z.array(z.int().nullable()) });

const open = 'admin:system:service:demo';
const act = 'admin:system:service:demo:act';

export const demoChannelCalls = calls('demo_channel', '/admin/system/service/demo', {
  info: get('/info', {
    permission: 'admin:system:service:list',
    about: 'Channel of the demonstration: WeChat Pay without money, in a demonstration without a merchant of its own.',
    returns: z.object({ isOn: z.boolean(), isOffered: z.boolean(), next: demoAnswers.schema().nullable() }),
  }),
  open: post('/open', {
    permission: open,
    about: 'Connects WeChat Pay to the stand-in on this machine; storefronts may not say themselves any more that it paid.',
    returns: nothing,
    says: '演示通道已开通',
    refuses: [demoChannelRefusals.NO_DEMONSTRATION, demoChannelRefusals.REAL_MERCHANT, ...started],
  }),
  close: post('/close', {
    permission: open,
    about: 'Ends the channel and forgets its merchant; what waits there ends when its time is over.',
    returns: nothing,
    says: '演示通道已关闭',
    refuses: [demoChannelRefusals.NOT_ON],
  }),
  spoil: post('/spoil', {
    permission: act,
    body: z.object({ act: demoAnswers.schema('请选择下一次怎样回答') }),
    returns: nothing,
    refuses: acted,
  }),
  payment: post('/payment', {
    permission: act,
    body: z.object({ number, act: demoPaymentActs.schema('请选择要演示的情况') }),
    returns: Acted,
    refuses: acted,
  }),
  refund: post('/refund', {
    permission: act,
    body: z.object({ number, act: demoRefundActs.schema('请选择要演示的情况') }),
    returns: Acted,
    refuses: acted,
  }),
});

labelsOf('demo_channel', { number: '商户单号', act: '情况' });

actsOf('demo_channel', '演示通道', {
  open: '开通演示通道',
  close: '关闭演示通道',
  spoil: '演示通道：下一次回答',
  payment: '演示通道：收款',
  refund: '演示通道：退款',
});
