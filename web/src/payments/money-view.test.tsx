import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { rechargeMoneyCalls } from '#contract/finance/money/timelines.ts';
import { demoChannelCalls } from '#contract/services/demo-channel.ts';
import type { MoneyMovement, MoneyStep, MoneyTimeline } from '#contract/payments/timeline.ts';
import { complaintsOf } from '../../test/axe.ts';
import { type Answering, on } from '../../test/fake-wire.ts';
import { renderScreen } from '../../test/render-screen.tsx';
import { MoneyButton } from './money-button.tsx';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 4, minute));
const movement = (change: Partial<MoneyMovement>): MoneyMovement => ({
  kind: 'payment',
  number: 'pay1',
  providerNo: '4299',
  channel: 'native',
  amount: 1000,
  state: 'paid',
  why: null,
  asks: 3,
  createTime: at(0),
  nextAskTime: null,
  ...change,
});
const step = (change: Partial<MoneyStep>): MoneyStep => ({
  at: at(1),
  number: 'pay1',
  step: 'query',
  answer: 'open',
  detail: '',
  ...change,
});
const money: MoneyTimeline = {
  movements: [
    movement({
      kind: 'refund',
      number: 'back1',
      providerNo: null,
      channel: null,
      state: 'unknown',
      why: '支付渠道没有答复',
      nextAskTime: at(30),
    }),
    movement({}),
  ],
  steps: [
    step({ number: 'back1', step: 'refund', answer: 'unknown', detail: '支付渠道没有答复' }),
    ...Array.from({ length: 7 }, (_, nth) => step({ at: at(7 - nth) })),
    step({ step: 'begin', answer: null }),
  ],
};
async function open(shown: MoneyTimeline, number?: string, further: readonly Answering[] = []) {
  const { user, container, sent, notes } = renderScreen(
    <MoneyButton call={rechargeMoneyCalls.moneyTimeline} input={{ id: 7 }} {...(number !== undefined && { number })} />,
    { wire: [on(rechargeMoneyCalls.moneyTimeline, shown), ...further] },
  );
  await user.click(screen.getByRole('button', { name: '资金记录' }));
  return { user, container, sent, notes, drawer: within(await screen.findByRole('dialog')) };
}

describe('the money of a record', () => {
  it('names both numbers, the state and the next question, and unfolds older steps', async () => {
    const { user, container, drawer } = await open(money);
    const [back, paid] = within(await drawer.findByRole('list', { name: '收款与付款' })).getAllByRole('listitem');
    expect(back?.textContent).toMatch(/^退款¥10.00结果未知商户单号back1.*下次查询.*支付渠道没有答复$/);
    expect(paid?.textContent).toMatch(/^收款¥10.00已付款商户单号pay1.*渠道单号4299.*已查询 3 次$/);
    const steps = () => within(drawer.getByRole('list', { name: '经过' })).getAllByRole('listitem');
    expect(steps()).toHaveLength(6);
    expect(steps()[0]?.textContent).toMatch(/向渠道申请退款：没有确定的答复支付渠道没有答复商户单号 back1$/);
    await user.click(drawer.getByRole('button', { name: '更早的 3 条' }));
    expect(steps()).toHaveLength(9);
    expect(await complaintsOf(container)).toEqual([]);
  });

  it('is of one movement where that is asked for', async () => {
    const { drawer } = await open(money, 'back1');
    expect(within(await drawer.findByRole('list', { name: '收款与付款' })).getAllByRole('listitem')).toHaveLength(1);
    expect(drawer.queryByText(/pay1/)).toBeNull();
  });

  it('bears the mark of a demonstration, and the acts of buyer and bank on what is under way', async () => {
    const { user, drawer, sent, notes } = await open(
      {
        movements: [
          movement({ kind: 'refund', number: 'back1', state: 'processing', isDemo: true }),
          movement({ number: 'pay2', state: 'open', isDemo: true }),
          movement({ isDemo: true }),
        ],
        steps: [],
      },
      undefined,
      [on(demoChannelCalls.payment, { statuses: [401] }), on(demoChannelCalls.refund, { statuses: [204] })],
    );
    await drawer.findByRole('list', { name: '收款与付款' });
    expect(drawer.getAllByText('演示')).toHaveLength(3);
    const acts = (name: string) => within(drawer.getByRole('group', { name })).getAllByRole('button');
    expect(acts('演示付款').map(({ textContent }) => textContent)).toEqual(['支付成功', '通知两次', '通知乱序', '签名错误']);
    expect(acts('演示退款').map(({ textContent }) => textContent?.replace(' ', ''))).toEqual(['成功', '异常', '关闭']);

    await user.click(drawer.getByRole('button', { name: '签名错误' }));
    await waitFor(() => expect(sent(demoChannelCalls.payment)).toEqual([{ number: 'pay2', act: 'forge' }]));
    await waitFor(() => expect(notes).toMatchObject([{ text: '通知已送达，本店的应答：401' }]));
  });

  it('shows no amount to whoever may see none', async () => {
    const { drawer } = await open({ ...money, movements: money.movements.map((each) => ({ ...each, amount: null })) });
    await drawer.findByRole('list', { name: '经过' });
    expect(drawer.queryByText(/¥/)).toBeNull();
  });

  it('says where no provider was asked', async () => {
    const { drawer } = await open({ movements: [], steps: [] });
    expect(await drawer.findByText('没有经过支付渠道的收款或付款')).toBeTruthy();
  });
});
