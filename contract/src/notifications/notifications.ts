import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { historyOf } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { refusals } from '../refusal.ts';
import { absentOr, id, integer, INT_MAX, nothing, text } from '../wire.ts';
import { type TemplateChannel, manners, receivers, switchStates, templateChannels } from './event-terms.ts';
import { FieldContent, Notification, onOff, Template } from './notification-record.ts';

const waysToId: Readonly<Record<TemplateChannel, string>> = {
  wechat: '同步微信模版消息，或在通知详情里选择模板',
  routine: '同步小程序订阅消息，或在通知详情里选择模板',
  sms: '在通知详情里选择短信模板',
};

export const notificationRefusals = refusals('notification', {
  NOT_FOUND: { says: () => '系统通知不存在' },
  NO_WECHAT: { says: () => '通知没有配置公众号模板' },
  NO_ROUTINE: { says: () => '通知没有配置小程序订阅模板' },
  NO_SMS: { says: () => '通知没有配置短信' },
  NO_OTHER_WAY: { says: () => '这个通知只有一个发给用户的渠道，不能依次尝试' },
  NO_NOTICE: { says: () => '这个通知不能在站内发送' },
  WECHAT_FIRST: { says: () => '请先配置公众号模板消息' },
  ROUTINE_FIRST: { says: () => '请先配置小程序订阅消息' },
  SMS_FIRST: { says: () => '请先配置短信模板' },
  NO_WECHAT_TEMPLATE: { says: () => '请先为通知配置公众号模板' },
  NO_ROUTINE_TEMPLATE: { says: () => '请先为通知配置小程序订阅模板' },
  NO_ID_YET: { says: (p: { channel: TemplateChannel }) => `这个通知还没有模板 ID，请先${waysToId[p.channel]}` },
  OPEN_FIELDS: {
    says: (p: { fields: readonly string[] }) =>
      `模板里的${p.fields.map((label) => `“${label}”`).join('、')}还没有选择内容，请先在通知详情里选好再启用`,
  },
  WRONG_FIELD: { says: (p: { says: string }) => p.says },
  NO_TEMPLATE_ID: { says: () => '模板id不能为空' },
});

const notificationId = integer(1, INT_MAX, absentOr('通知id不能为空', '通知id不正确，请刷新页面后重试'));
const detailType = templateChannels.schema(absentOr('详情类型不能为空', '未知的详情类型'));
const cannotTurnOn = [notificationRefusals.NO_ID_YET, notificationRefusals.OPEN_FIELDS, notificationRefusals.WRONG_FIELD];
const target = {
  params: z.object({ id }),
  query: z.object({ status: onOff.schema('请选择开启或关闭').optional() }),
  returns: nothing,
  says: '更改成功',
  undo: '更改成功',
  about: 'Sets the switch to `status`; without it, to what it is not.',
} as const;

export const notificationCalls = calls('notification', '/admin/system/notification', {
  list: get('/list', {
    permission: 'admin:system:notification:list',
    query: z.object({ sendType: receivers.schema('未知的发送类型').optional() }),
    returns: z.array(Notification),
  }),
  switchWechat: post('/wechat/switch/{id}', {
    permission: 'admin:system:notification:wechat:switch',
    ...target,
    refuses: [notificationRefusals.NOT_FOUND, notificationRefusals.NO_WECHAT, ...cannotTurnOn],
  }),
  switchRoutine: post('/routine/switch/{id}', {
    permission: 'admin:system:notification:routine:switch',
    ...target,
    refuses: [notificationRefusals.NOT_FOUND, notificationRefusals.NO_ROUTINE, ...cannotTurnOn],
  }),
  switchSms: post('/sms/switch/{id}', {
    permission: 'admin:system:notification:sms:switch',
    ...target,
    refuses: [notificationRefusals.NOT_FOUND, notificationRefusals.NO_SMS, notificationRefusals.NO_ID_YET],
  }),
  switchNotice: post('/notice/switch/{id}', {
    permission: 'admin:system:notification:notice:switch',
    ...target,
    refuses: [notificationRefusals.NOT_FOUND, notificationRefusals.NO_NOTICE],
  }),
  setManner: post('/manner/{id}', {
    permission: 'admin:system:notification:update',
    about:
      'By all channels that are switched on at once: the app by which the customer came, and text message. Or one after the other, the next only ' +
      'where the customer was certainly not reached.',
    params: z.object({ id }),
    query: z.object({ manner: manners.schema('请选择发送方式') }),
    returns: nothing,
    says: '更改成功',
    undo: '更改成功',
    refuses: [notificationRefusals.NOT_FOUND, notificationRefusals.NO_OTHER_WAY],
  }),
  detail: get('/detail', {
    permission: 'admin:system:notification:detail',
    query: z.object({ id: notificationId, detailType }),
    returns: Template,
    refuses: [
      notificationRefusals.NOT_FOUND,
      notificationRefusals.WECHAT_FIRST,
      notificationRefusals.ROUTINE_FIRST,
      notificationRefusals.SMS_FIRST,
    ],
  }),
  update: post('/update', {
    edits: Template,
    permission: 'admin:system:notification:update',
    about:
      'Of a text message the switch changes, and its code at 阿里云短信: the other template belongs to 一号通. Of a template of WeChat the ' +
      'fields are those that the account of the shop tells; `content` counts only where the account does not know the id.',
    body: z.object({
      id: notificationId,
      detailType,
      tempId: text(100, '模板id不能超过100个字符').nullish(),
      /** Template that was chosen at WeChat, and what its fields hold; without them both stay. */
      content: text(1000).nullish(),
      fields: z.array(FieldContent).max(20).optional(),
      aliyunCode: text(50, '模板 CODE 不能超过50个字符').nullish(),
      status: onOff.schema(absentOr('状态不能为空', '请选择开启或关闭')),
    }),
    returns: nothing,
    undo: '修改成功',
    refuses: [
      notificationRefusals.NOT_FOUND,
      notificationRefusals.NO_TEMPLATE_ID,
      notificationRefusals.OPEN_FIELDS,
      notificationRefusals.WRONG_FIELD,
      notificationRefusals.NO_WECHAT_TEMPLATE,
      notificationRefusals.NO_ROUTINE_TEMPLATE,
      notificationRefusals.NO_SMS,
    ],
  }),
});

labelsOf('notification', {
  id: 'ID',
  type: '通知类型',
  description: '通知场景说明',
  mark: '标识',
  isWechat: '公众号模板',
  isRoutine: '小程序订阅',
  isSms: '发送短信',
  isNotice: '站内通知',
  manner: '发送方式',
  tempId: '模板ID',
  content: '模板内容',
  fields: '字段对应',
  aliyunCode: '阿里云模板 CODE',
  status: '状态',
});

historyOf('notification', {
  label: '消息通知',
  readBy: 'admin:system:notification:list',
  fields: { isWechat: switchStates, isRoutine: switchStates, isSms: switchStates, isNotice: switchStates, manner: manners },
  acts: {
    switchWechat: '切换公众号模板',
    switchRoutine: '切换小程序订阅',
    switchSms: '切换短信',
    switchNotice: '切换站内通知',
    setManner: '更改发送方式',
  },
});
