import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { actsOf } from '../history.ts';
import { refusals } from '../refusal.ts';

/** Channels whose templates are kept by an account at WeChat. */
export const wechatChannels = ['wechat', 'routine'] as const;
export type WechatChannel = (typeof wechatChannels)[number];

export const notificationTemplateRefusals = refusals('notification_template', {
  NO_WECHAT: { says: () => '请先添加公众号模板消息' },
  NO_ROUTINE: { says: () => '请先配置小程序订阅消息' },
  NOT_CONNECTED: { says: () => '还没有接入微信，接入后才能同步模板消息' },
});

/** Templates after a sync: added at WeChat, there already, those that could not be added, and those with fields that nobody has chosen a content for. */
export const TemplateSync = z.object({
  added: z.int(),
  kept: z.int(),
  refused: z.array(z.object({ type: z.string(), why: z.string() })),
  open: z.array(z.object({ type: z.string(), fields: z.array(z.string()) })).default([]),
});
export type TemplateSync = z.output<typeof TemplateSync>;

/** Template in the account of the shop at WeChat. */
export const AccountTemplate = z.object({
  templateId: z.string(),
  title: z.string(),
  content: z.string(),
  /** Texts that a field chooses among, by its name. */
  options: z.record(z.string(), z.array(z.string())),
});
export type AccountTemplate = z.output<typeof AccountTemplate>;

/** Templates of WeChat messages: those here are made known to the account of the shop. */
export const templateCalls = calls('notification_template', '/admin/wechat/template', {
  syncWechat: post('/whcbqhn/sync', {
    permission: 'admin:wechat:whcbqhn:sync',
    about: 'Deletes nothing at WeChat. Asked again after a failure, it goes on where it stopped.',
    returns: TemplateSync.nullable(),
    says: '公众号模板消息同步成功',
    refuses: [notificationTemplateRefusals.NO_WECHAT, notificationTemplateRefusals.NOT_CONNECTED],
  }),
  syncRoutine: post('/routine/sync', {
    permission: 'admin:wechat:routine:sync',
    about: 'Deletes nothing at WeChat. Asked again after a failure, it goes on where it stopped.',
    returns: TemplateSync.nullable(),
    says: '小程序订阅消息同步成功',
    refuses: [notificationTemplateRefusals.NO_ROUTINE, notificationTemplateRefusals.NOT_CONNECTED],
  }),
  account: get('/account', {
    permission: 'admin:system:notification:detail',
    about: 'Templates in the account of the shop, as WeChat lists them now.',
    query: z.object({ channel: z.enum(wechatChannels) }),
    returns: z.array(AccountTemplate),
    refuses: [notificationTemplateRefusals.NOT_CONNECTED],
  }),
});

actsOf('notification_template', '消息模板', { syncWechat: '同步公众号模板', syncRoutine: '同步小程序模板' });
