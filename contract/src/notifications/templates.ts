import { calls, post } from '../call.ts';
import { actsOf } from '../history.ts';
import { refusals } from '../refusal.ts';
import { nothing } from '../wire.ts';

export const notificationTemplateRefusals = refusals('notification_template', {
  NO_WECHAT: { says: () => '请先添加公众号模板消息' },
  NO_ROUTINE: { says: () => '请先配置小程序订阅消息' },
  NOT_CONNECTED: { says: () => '还没有接入微信，接入后才能同步模板消息' },
});

/** Templates of WeChat messages: those here are made known to the account of the shop. */
export const templateCalls = calls('notification_template', '/admin/wechat/template', {
  syncWechat: post('/whcbqhn/sync', {
    permission: 'admin:wechat:whcbqhn:sync',
    returns: nothing,
    says: '公众号模板消息同步成功',
    refuses: [notificationTemplateRefusals.NO_WECHAT, notificationTemplateRefusals.NOT_CONNECTED],
  }),
  syncRoutine: post('/routine/sync', {
    permission: 'admin:wechat:routine:sync',
    returns: nothing,
    says: '小程序订阅消息同步成功',
    refuses: [notificationTemplateRefusals.NO_ROUTINE, notificationTemplateRefusals.NOT_CONNECTED],
  }),
});

actsOf('notification_template', '消息模板', { syncWechat: '同步公众号模板', syncRoutine: '同步小程序模板' });
