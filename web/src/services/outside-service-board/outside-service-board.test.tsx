import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { demoChannelCalls } from '#contract/services/demo-channel.ts';
import { type OutsideService, outsideServiceCalls } from '#contract/services/outside-services.ts';
import { complaintsOf } from '../../../test/axe.ts';
import { on } from '../../../test/fake-wire.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { OutsideServiceBoard } from './outside-service-board.tsx';

const at = new Date('2026-11-20T06:05:00Z');
const printer: OutsideService = {
  name: 'yilianyun',
  use: '打印小票',
  state: 'failing',
  successTime: at,
  failureTime: at,
  failure: '易联云没有打印：打印机缺纸',
  remedy: '请查看打印机',
  raw: '{"error":"3"}',
  failures: 3,
  quota: '',
  expireTime: at,
  pause: null,
  checkTime: at,
  steps: [
    { name: '地址', outcome: 'passed', says: '可以访问', remedy: '' },
    { name: '时钟', outcome: 'failed', says: '服务器时间偏差 400 秒，签名会被拒绝', remedy: '请打开时间同步' },
    { name: '应用密钥和打印机', outcome: 'skipped', says: '', remedy: '' },
  ],
};
const wire = [on(outsideServiceCalls.list, [printer]), on(outsideServiceCalls.check, printer.steps)];

describe('the board of outside services', () => {
  it('says how each is, why it failed, and what to do', async () => {
    const { container } = renderScreen(<OutsideServiceBoard />, { wire });

    for (const text of ['易联云', '异常', /24 小时内失败 3 次/, /打印机缺纸/, '请查看打印机', '未检测', /，请打开时间同步/])
      expect(await screen.findByText(text)).toBeTruthy();
    expect(await complaintsOf(container)).toEqual([]);
  });

  it('checks one, and reads it again', async () => {
    const { user, sent } = renderScreen(<OutsideServiceBoard />, { wire });
    await user.click(await screen.findByRole('button', { name: /检\s*测/ }));

    await waitFor(() => expect(sent(outsideServiceCalls.check)).toEqual([{ name: 'yilianyun' }]));
    await waitFor(() => expect(sent(outsideServiceCalls.list)).toHaveLength(2));
  });

  it('says of one that nobody has set up where that is done, and leads to its field', async () => {
    const onePass: OutsideService = { ...printer, name: 'onePass', state: 'unset', checkTime: null, steps: [] };
    const { user, address } = renderScreen(<OutsideServiceBoard />, { wire: [on(outsideServiceCalls.list, [onePass])] });
    expect(await screen.findByText(/点「去设置」填写/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /检\s*测/ })).toBeNull();

    await user.click(screen.getByRole('button', { name: '去设置' }));

    expect(address()).toBe('/setting/business?field=sms_account');
  });

  it('leads to the tab of the form that holds the field', async () => {
    const { user, address } = renderScreen(<OutsideServiceBoard />, { wire });
    await user.click(await screen.findByRole('button', { name: '去设置' }));

    expect(address()).toBe('/operation/setting?form=143&field=ylyprint_app_id');
  });

  describe('at WeChat Pay in a demonstration', () => {
    const channel = { isOn: false, isOffered: true, next: null };
    const line: OutsideService = { ...printer, name: 'wechatPay', state: 'unset', checkTime: null, steps: [] };

    it('opens the channel that moves no money, when asked whether to', async () => {
      const { user, sent } = renderScreen(<OutsideServiceBoard />, {
        wire: [on(outsideServiceCalls.list, [line]), on(demoChannelCalls.info, channel), on(demoChannelCalls.open, null)],
      });
      await user.click(await screen.findByRole('button', { name: /演\s*示/ }));
      const question = within(await screen.findByRole('dialog'));
      expect(question.getByText(/不会动真钱/)).toBeTruthy();
      await user.click(question.getByRole('button', { name: /演\s*示/ }));

      await waitFor(() => expect(sent(demoChannelCalls.open)).toHaveLength(1));
      await waitFor(() => expect(sent(outsideServiceCalls.list)).toHaveLength(2));
    });

    it('says how the next answer goes, and closes the channel', async () => {
      const { user, sent, container } = renderScreen(<OutsideServiceBoard />, {
        wire: [
          on(outsideServiceCalls.list, [{ ...line, state: 'demo' }]),
          on(demoChannelCalls.info, { isOn: true, isOffered: false, next: 'slow' }),
          on(demoChannelCalls.spoil, null),
        ],
      });
      expect(await screen.findByText('下一次下单或退款会演示“慢”：')).toBeTruthy();
      expect(await complaintsOf(container)).toEqual([]);
      await user.click(screen.getByRole('button', { name: '回答丢失' }));

      await waitFor(() => expect(sent(demoChannelCalls.spoil)).toEqual([{ act: 'lose' }]));
      expect(screen.getByRole('button', { name: '关闭演示' })).toBeTruthy();
    });

    it('offers none of it to whoever lacks the right', async () => {
      renderScreen(<OutsideServiceBoard />, {
        wire: [
          on(outsideServiceCalls.list, [{ ...line, state: 'demo' }]),
          on(demoChannelCalls.info, { isOn: true, isOffered: false, next: null }),
        ],
        may: [outsideServiceCalls.list.permission],
      });
      await screen.findByText('微信支付');

      expect(screen.queryByRole('button')).toBeNull();
    });
  });

  it('offers a check to nobody who may only look', async () => {
    renderScreen(<OutsideServiceBoard />, { wire, may: [outsideServiceCalls.list.permission] });
    await screen.findByText('易联云');

    expect(screen.queryByRole('button', { name: /检\s*测/ })).toBeNull();
  });
});
