import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { choices, onOrOff } from '../choices.ts';
import { actsOf, historyOf } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { refusals } from '../refusal.ts';
import { flag, id, idOrNone, moment, nothing, page, paged, words } from '../wire.ts';
import { outboxStates } from './outbox.ts';

/** Events that other systems may hear of. */
export const webhookEvents = choices({
  repriced: ['order.repriced', '订单已改价'],
  paid: ['order.paid', '订单已付款'],
  ready: ['order.ready', '订单可以发货'],
  sent: ['order.sent', '订单已发货'],
  received: ['order.received', '订单已收货'],
  refunded: ['order.refunded', '订单已退款'],
  returnAgreed: ['return.agreed', '退换已同意'],
  returnRefused: ['return.refused', '退换已拒绝'],
  exchangeSent: ['return.exchanged', '换货已发出'],
  changed: ['product.changed', '商品已修改'],
  low: ['stock.low', '库存不足'],
  bargained: ['bargain.succeeded', '砍价成功'],
  grouped: ['team.succeeded', '拼团成功'],
  ungrouped: ['team.failed', '拼团未成功'],
});
export type WebhookEvent = (typeof webhookEvents.values)[number];

/** Tries whether an address answers; nobody chooses it. */
export const TEST_EVENT = 'test';

export const webhookRefusals = refusals('webhook', {
  NOT_FOUND: { code: 404, says: () => '没有找到这个推送地址，请刷新页面' },
  NAME_TAKEN: { onConstraint: 'webhook__name', says: () => '已有同名的推送地址，请换一个名称' },
  TOO_MANY: { says: () => '推送地址最多 20 个，请先删除不用的' },
  FORBIDDEN: { code: 400, says: () => '地址不允许访问：须是 https 开头的公网地址，内网服务器要先在 OUTGOING_HOSTS 中放行' },
  QUERY_AGAIN: { says: () => '请重新填写地址中 ? 后面的内容：它已加密保存，不能带到新的地址' },
  OFF: { says: () => '推送地址已停用，请先启用' },
  NOT_BY_SHOP: { says: () => '砍价和拼团的消息不分店铺：请不要选择这些事件，或不限店铺' },
});

const WebhookDraft = z.object({
  name: words(64, '请填写名称'),
  url: z
    .string('请填写地址')
    .trim()
    .max(500, '地址不能超过500个字符')
    .regex(/^https?:\/\/[^\s/@]+(\/\S*)?$/, '地址应以 https:// 开头，不含账号和空格'),
  events: z.array(webhookEvents.schema()).min(1, '请选择要推送的事件'),
  /** Shop of whose products, orders and return cases alone it hears; 0 is everything. */
  merId: idOrNone.nullish(),
});
export type WebhookDraft = z.output<typeof WebhookDraft>;

const Webhook = WebhookDraft.extend({ id, merId: z.int(), isOn: z.boolean(), createTime: moment });
export type Webhook = z.output<typeof Webhook>;

const SECRET = z.object({ secret: z.string() });
const MANAGE = 'admin:openapi:webhook:save';

/** Addresses of other systems that are notified of what happens in the shop. */
export const webhookCalls = calls('webhook', '/admin/openapi/webhook', {
  list: get('/list', { permission: 'admin:openapi:webhook:list', query: paged({}), returns: page(Webhook) }),
  save: post('/save', {
    permission: MANAGE,
    about:
      'The secret that messages are signed with is shown in this answer and never again, nor is the query of the address, which comes back as ******. ' +
      'With `merId` it hears of that shop alone; of an order of several shops not that something of it was sent or refunded, which may be goods of others.',
    body: WebhookDraft,
    returns: SECRET,
    refuses: [
      webhookRefusals.NAME_TAKEN,
      webhookRefusals.TOO_MANY,
      webhookRefusals.FORBIDDEN,
      webhookRefusals.QUERY_AGAIN,
      webhookRefusals.NOT_BY_SHOP,
    ],
  }),
  update: post('/update', {
    edits: Webhook,
    permission: MANAGE,
    body: WebhookDraft.extend({ id }),
    returns: nothing,
    refuses: [
      webhookRefusals.NOT_FOUND,
      webhookRefusals.NAME_TAKEN,
      webhookRefusals.FORBIDDEN,
      webhookRefusals.QUERY_AGAIN,
      webhookRefusals.NOT_BY_SHOP,
    ],
  }),
  updateStatus: post('/updateStatus', {
    permission: MANAGE,
    body: z.object({ id, isOn: flag }),
    returns: nothing,
    undo: '修改成功',
    refuses: [webhookRefusals.NOT_FOUND],
  }),
  rotate: post('/rotate', {
    permission: MANAGE,
    about: 'Another secret, shown once; the former one signs nothing any more.',
    body: z.object({ id }),
    returns: SECRET,
    refuses: [webhookRefusals.NOT_FOUND],
  }),
  delete: post('/delete', { permission: MANAGE, body: z.object({ id }), returns: nothing, refuses: [webhookRefusals.NOT_FOUND] }),
  test: post('/test', {
    permission: MANAGE,
    about: 'Sends a message of the event `test`; what came of it is in the list of deliveries.',
    body: z.object({ id }),
    returns: nothing,
    says: '测试消息已发出，结果见推送记录',
    refuses: [webhookRefusals.NOT_FOUND, webhookRefusals.OFF],
  }),
});

export const deliveryStates = choices({
  waiting: [outboxStates.waiting, '等待推送', 'waits'],
  sent: [outboxStates.sent, '已送达', 'done'],
  dead: [outboxStates.dead, '推送失败', 'trouble'],
});

const Delivery = z.object({
  id,
  webhookName: z.string(),
  event: z.string(),
  subject: z.string(),
  state: deliveryStates.schema(),
  attempts: z.int(),
  /** Status of the last answer; null where none came. */
  code: z.int().nullable(),
  lastError: z.string(),
  createTime: moment,
  updateTime: moment,
});
export type Delivery = z.output<typeof Delivery>;

/** Messages to webhooks, and their outcome. */
export const deliveryCalls = calls('webhook_delivery', '/admin/openapi/webhook/delivery', {
  list: get('/list', {
    permission: 'admin:openapi:webhook:list',
    about: 'Newest first, kept for three months.',
    query: paged({ webhookId: id.optional(), state: deliveryStates.schema().optional() }),
    returns: page(Delivery),
  }),
  resend: post('/resend', {
    permission: MANAGE,
    about: 'The same message once more, as a delivery of its own; its id stays, so that the other side knows it again.',
    body: z.object({ id }),
    returns: nothing,
    says: '已重新发送，结果见推送记录',
    refuses: [webhookRefusals.NOT_FOUND, webhookRefusals.OFF],
  }),
});

labelsOf('webhook', { name: '名称', url: '地址', events: '推送的事件', merId: '店铺', isOn: '状态', createTime: '添加时间' });
labelsOf('webhook_delivery', {
  webhookName: '推送地址',
  event: '事件',
  subject: '内容',
  state: '结果',
  attempts: '尝试次数',
  code: '响应码',
  lastError: '失败原因',
  createTime: '产生时间',
  updateTime: '最后尝试',
});
historyOf('webhook', {
  label: '推送地址',
  readBy: 'admin:openapi:webhook:list',
  fields: { name: 'text', url: 'text', isOn: onOrOff },
  acts: { updateStatus: '启用或停用', rotate: '更换密钥', test: '发送测试消息' },
});
actsOf('webhook_delivery', '推送记录', { resend: '重新推送' });
