import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preferenceCalls, savedViewCalls } from '#contract/access/preferences.ts';
import { switchStates } from '#contract/notifications/event-terms.ts';
import { letterCalls } from '#contract/notifications/letters.ts';
import type { Notification, Template } from '#contract/notifications/notification-record.ts';
import { notificationRefusals, notificationCalls } from '#contract/notifications/notifications.ts';
import { templateCalls } from '#contract/notifications/templates.ts';
import { setWidth } from '../../../test/browser.ts';
import { on } from '../../../test/fake-wire.ts';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { renderScreen } from '../../../test/render-screen.tsx';
import { NotificationList } from './notification-list.tsx';

const paid: Notification = {
  id: 1,
  mark: 'paySuccess',
  type: '订单支付成功通知',
  description: '订单支付成功通知',
  isWechat: switchStates.off,
  wechatId: 35,
  isRoutine: switchStates.on,
  routineId: 55,
  isSms: switchStates.none,
  smsId: 0,
  isNotice: switchStates.none,
  manner: 'all',
  sendType: 1,
  createTime: new Date('2026-11-20T06:05:00Z'),
};
const template: Template = {
  id: 35,
  tempId: null,
  title: null,
  tempKey: 'OPENTM400231951',
  content: '付款金额：{{keyword1.DATA}}',
  name: '订单支付成功通知',
  status: switchStates.off,
  fields: [{ name: 'keyword1', value: 'price', text: '' }],
  options: {},
  aliyunCode: '',
};
const ofAccount = {
  templateId: 'TPL_7',
  title: '支付成功提醒',
  content: '商品明细:{{thing1.DATA}}\n金额:{{amount2.DATA}}\n说明:{{thing3.DATA}}',
  options: {},
};
const wire = [
  on(preferenceCalls.get, null),
  on(savedViewCalls.list, []),
  on(notificationCalls.list, [paid]),
  on(notificationCalls.detail, template),
  on(templateCalls.account, [ofAccount]),
];
const open = (more = wire, at = '/') => renderScreen(<NotificationList />, { wire: [...wire, ...more], at });

describe('the list of notifications', () => {
  itIsAList({
    isInBrowser: true,
    screen: <NotificationList />,
    call: notificationCalls.list,
    some: [paid],
    row: '订单支付成功通知',
    none: [],
    empty: '还没有消息通知',
    reader: {
      may: ['admin:system:notification:list'],
      lacks: ['详情', '同步小程序订阅消息', '同步微信模版消息'],
    },
  });

  it('asks for the events of its tab, and has a switch for what an event has', async () => {
    const { sent } = open();
    expect(await screen.findByRole('switch', { name: '订单支付成功通知：公众号模板' })).toBeTruthy();
    expect(screen.queryByRole('switch', { name: '订单支付成功通知：发送短信' })).toBeNull();
    expect(sent(notificationCalls.list)).toEqual([{ sendType: 1 }]);
  });

  it('says what an event is for where its name does not, and names none to programs', async () => {
    const unsaid = open();
    await screen.findByText('订单支付成功通知');
    expect(screen.queryByRole('columnheader', { name: /通知场景说明|标识/ })).toBeNull();
    unsaid.unmount();

    open([on(notificationCalls.list, [paid, { ...paid, id: 2, type: '提现', description: '提现成功后通知分销员' }])]);
    expect(await screen.findByText('提现成功后通知分销员')).toBeTruthy();
    expect(screen.getByRole('columnheader', { name: '通知场景说明' })).toBeTruthy();
  });

  it('has room for every switch on a phone', async () => {
    setWidth(390);
    open([on(notificationCalls.list, [{ ...paid, isSms: switchStates.on }])]);
    for (const channel of ['公众号模板', '小程序订阅', '发送短信'])
      expect(await screen.findByRole('switch', { name: `订单支付成功通知：${channel}` })).toBeTruthy();
  });

  it('shows staff’s events without the columns of WeChat', async () => {
    const { sent } = open(wire, '/?sendType=2');
    await screen.findAllByText('订单支付成功通知');
    expect(screen.queryByText('公众号模板')).toBeNull();
    expect(screen.queryByRole('button', { name: '同步微信模版消息' })).toBeNull();
    expect(sent(notificationCalls.list)).toEqual([{ sendType: 2 }]);
  });
});

describe('a switch of a channel', () => {
  const name = '订单支付成功通知：公众号模板';

  it('names what it shall be, and flips back where that is refused', async () => {
    const refuse = () => {
      throw notificationRefusals.NO_WECHAT();
    };
    const { user, sent, notes } = open([on(notificationCalls.switchWechat, refuse)]);
    await user.click(await screen.findByRole('switch', { name }));
    await waitFor(() => expect(notes).toMatchObject([{ kind: 'error', text: '通知没有配置公众号模板' }]));
    expect(screen.getByRole('switch', { name, checked: false })).toBeTruthy();
    expect(sent(notificationCalls.switchWechat)).toEqual([{ id: 1, status: switchStates.on }]);
  });
});

describe('the manner of an event', () => {
  it('is set where it has several channels, and offered nowhere else', async () => {
    const one = { ...paid, id: 2, type: '改价通知', isWechat: 0, isRoutine: 0, isSms: 1 } as const;
    const { user, sent } = open([on(notificationCalls.list, [paid, one]), on(notificationCalls.setManner, null)]);
    await user.click(await screen.findByRole('switch', { name: '订单支付成功通知：依次尝试' }));

    await waitFor(() => expect(sent(notificationCalls.setManner)).toEqual([{ id: 1, manner: 'inTurn' }]));
    expect(screen.queryByRole('switch', { name: '改价通知：依次尝试' })).toBeNull();
  });
});

describe('the details of a notification', () => {
  const opened = async (more = wire) => {
    const scene = open(more);
    await scene.user.click(await screen.findByRole('button', { name: '详情' }));
    await screen.findByText('OPENTM400231951');
    return { ...scene, dialog: within(screen.getByRole('dialog')) };
  };

  it('are those of each channel that it has', async () => {
    const { dialog, user, sent } = await opened();
    expect(dialog.getAllByRole('tab').map((tab) => tab.textContent?.trim())).toEqual(['公众号模板消息', '小程序订阅消息']);
    await user.click(dialog.getByRole('tab', { name: '小程序订阅消息' }));
    await waitFor(() => expect(sent(notificationCalls.detail).at(-1)).toEqual({ id: 1, detailType: 'routine' }));
  });

  it('take the id of a template that had none, and close', async () => {
    const { dialog, user, sent } = await opened([on(notificationCalls.update, null)]);
    await user.click(dialog.getByRole('button', { name: '保存' }));
    expect(await dialog.findByText('请输入模板ID')).toBeTruthy();
    await user.type(dialog.getByRole('textbox', { name: '模板ID' }), 'aB3');
    await user.click(dialog.getByRole('radio', { name: '开启' }));
    await user.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { content, fields } = template;
    expect(sent(notificationCalls.update)).toEqual([
      { id: 1, detailType: 'wechat', tempId: 'aB3', status: switchStates.on, content, fields },
    ]);
  });

  it('take a template of the account, whose fields are suggested, shown as a message, and checked', async () => {
    const { dialog, user, sent } = await opened([on(notificationCalls.update, null)]);
    await user.click(dialog.getByRole('combobox', { name: '账号里的模板' }));
    await user.click(await screen.findByText('支付成功提醒（TPL_7）'));

    const preview = within(dialog.getByRole('figure', { name: '消息预览' }));
    expect(await preview.findByText('199.00元')).toBeTruthy();
    expect(preview.getByText('支付成功提醒')).toBeTruthy();
    expect(preview.getByText('太长时会截短，结尾显示 ***')).toBeTruthy();

    await user.click(dialog.getByRole('combobox', { name: '说明的内容' }));
    await user.click(await screen.findByText('固定文字'));
    expect(await preview.findByText('还没有内容，消息发不出去')).toBeTruthy();
    await user.type(dialog.getByRole('textbox', { name: '说明的文字' }), '感谢惠顾');
    expect(await preview.findByText('感谢惠顾')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: '保存' }));

    await waitFor(() =>
      expect(sent(notificationCalls.update)).toMatchObject([
        {
          tempId: 'TPL_7',
          content: ofAccount.content,
          fields: [
            { name: 'thing1', value: 'products' },
            { name: 'amount2', value: 'price' },
            { name: 'thing3', text: '感谢惠顾' },
          ],
        },
      ]),
    );
  });
});

describe('a test of a message', () => {
  const ASKED = /^按已保存的模板和示例内容/;
  const begin = async (answer: object) => {
    const scene = open([on(letterCalls.test, answer)]);
    await scene.user.click(await screen.findByRole('button', { name: '详情' }));
    await screen.findByText('OPENTM400231951');
    await scene.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '发送测试消息' }));
    await screen.findByText(ASKED);
    // Both dialogs are labelled by one id here, so the upper one is told by its place.
    return { ...scene, dialog: within(screen.getAllByRole('dialog').at(-1) ?? document.body) };
  };

  it('goes to one’s own WeChat, and says what became of it beside the template', async () => {
    const says = '没有发出：对方没有关注公众号，请关注后再测试';
    const { dialog, user, sent } = await begin({ outcome: 'notFollowing', says });
    await user.click(await dialog.findByRole('button', { name: '发送' }));

    expect(await screen.findByText(says)).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(ASKED)).toBeNull());
    expect(sent(letterCalls.test)).toEqual([{ id: 1, detailType: 'wechat' }]);
  });

  it('asks for a customer where one shall get it', async () => {
    const { dialog, user, sent } = await begin({ outcome: 'sent', says: '已发出' });
    await user.click(await dialog.findByRole('radio', { name: '一位用户' }));
    await user.click(dialog.getByRole('button', { name: '发送' }));

    expect(await dialog.findByText('请选择收测试消息的用户')).toBeTruthy();
    expect(sent(letterCalls.test)).toEqual([]);
  });
});

describe('a sync of templates', () => {
  it('asks first, and says why it cannot be done', async () => {
    const { user, sent } = open([on(templateCalls.syncWechat, null)]);
    await user.click(await screen.findByRole('button', { name: '同步微信模版消息' }));
    expect(sent(templateCalls.syncWechat)).toEqual([]);
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: '同步微信模版消息' }));
    await waitFor(() => expect(sent(templateCalls.syncWechat)).toEqual([{}]));
  });

  it('names what is left to do', async () => {
    const refused = [{ type: '拼团成功通知', why: '微信已不再提供旧模板库的编号' }];
    const { user, notes } = open([
      on(templateCalls.syncWechat, { added: 1, kept: 2, refused, open: [{ type: '确认收货通知', fields: ['货架', '店员'] }] }),
    ]);
    await user.click(await screen.findByRole('button', { name: '同步微信模版消息' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '同步微信模版消息' }));

    const result = within(await screen.findByRole('dialog', { name: '同步结果' }));
    expect(result.getByText('新添加 1 个，已有 2 个，还有 2 个要处理：')).toBeTruthy();
    expect(result.getByText('微信已不再提供旧模板库的编号')).toBeTruthy();
    expect(result.getByText('“货架”、“店员”还没有选择内容，请到“通知详情”里选好')).toBeTruthy();
    expect(notes).toEqual([]);
  });
});
