import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Refusal } from '#contract/refusal.ts';
import { sendingCalls } from '#contract/fulfilment/sending.ts';
import { on } from '../../../test/fake-wire.ts';
import { orderRow } from '../../../test/sample-orders.ts';
import { dialog, number, press, show, word } from '../../../test/render-orders.tsx';

describe('a scanner', () => {
  const queue = () => [
    orderRow(),
    orderRow({ id: 6, orderId: 'SOTEAM', isTeamWaiting: true }),
    orderRow({ id: 5, orderId: 'SO6' }),
    orderRow({ id: 4, orderId: 'SO5' }),
  ];
  const sentNumbers = (calls: unknown[]) =>
    calls.map((input) => `${Reflect.get(Object(input), 'orderNo')} ${Reflect.get(Object(input), 'expressNumber')}`);

  it('sends one order after another, from the press on', async () => {
    const { user, sent: calls } = show({
      rows: queue(),
      wire: [on(sendingCalls.send, null)],
      at: '/order/index?status=notShipped',
    });
    const [first] = await screen.findAllByRole('button', { name: word('发货') });
    if (first) await user.click(first);
    await user.keyboard('SF1234567890121{Enter}SF1234567890122{Enter}SF1234567890123{Enter}');

    await waitFor(() =>
      expect(sentNumbers(calls(sendingCalls.send))).toEqual([
        'SO202611200007 SF1234567890121',
        'SO6 SF1234567890122',
        'SO5 SF1234567890123',
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('that reads a parcel twice sends no second order with it', async () => {
    const { user, sent: calls } = show({ rows: queue(), wire: [on(sendingCalls.send, null)] });
    const [first] = await screen.findAllByRole('button', { name: word('发货') });
    if (first) await user.click(first);
    await user.keyboard('SF1234567890121{Enter}SF1234567890121{Enter}');

    expect(await screen.findByText('和上一单的单号相同，合并寄出请点“发货”')).toBeTruthy();
    expect(sentNumbers(calls(sendingCalls.send))).toEqual(['SO202611200007 SF1234567890121']);
  });

  it('that reads a parcel twice goes on with the number behind it', async () => {
    const { user, sent: calls } = show({ rows: queue(), wire: [on(sendingCalls.send, null)] });
    const [first] = await screen.findAllByRole('button', { name: word('发货') });
    if (first) await user.click(first);
    await user.keyboard('SF1234567890121{Enter}SF1234567890121{Enter}SF1234567890122{Enter}SF1234567890123{Enter}');
    await screen.findByText(/^订单 …SO6 没有发出/);

    await user.click(screen.getByRole('button', { name: '忽略重复的单号' }));

    await waitFor(() => expect(sentNumbers(calls(sendingCalls.send))).toEqual(['SO202611200007 SF1234567890121', ...later]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  const TRY = ['SF1234567890121', 'SF1234567890122', 'SF1234567890123'] as const;
  const note = () => screen.findByText(/^订单 …0007 没有发出，后面扫描的 . 个单号已保留$/);
  const later = ['SO6 SF1234567890122', 'SO5 SF1234567890123'];

  async function scanThree(answer: (input: unknown) => null | Promise<null>) {
    const shown = show({ rows: queue(), wire: [on(sendingCalls.send, answer)], at: '/order/index?status=notShipped' });
    const [first] = await screen.findAllByRole('button', { name: word('发货') });
    if (first) await shown.user.click(first);
    await shown.user.keyboard(TRY.map((number) => `${number}{Enter}`).join(''));
    return shown;
  }

  /** Refuses the first order as often as asked, and sends the others. */
  const refusing = (times: number) => {
    let left = times;
    return (input: unknown) => {
      if (Reflect.get(Object(input), 'orderNo') !== 'SO202611200007' || left === 0) return null;
      left -= 1;
      throw new Refusal('order', 500, '订单退款中不能发货');
    };
  };

  it('reads on while one is being sent, however long that takes', async () => {
    const answered = Promise.withResolvers<null>();
    const { sent: calls } = await scanThree(() => answered.promise);
    expect(await screen.findByText('已扫描 2 个单号')).toBeTruthy();
    expect(calls(sendingCalls.send)).toHaveLength(1);

    answered.resolve(null);

    await waitFor(() => expect(sentNumbers(calls(sendingCalls.send))).toEqual([`SO202611200007 ${TRY[0]}`, ...later]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says which order was refused, and sends it once more before those behind it', async () => {
    const { user, sent: calls } = await scanThree(refusing(1));
    await note();
    expect(screen.getByText('订单退款中不能发货')).toBeTruthy();

    await user.click((await dialog()).getByRole('button', { name: '发货并处理下一单' }));

    const first = `SO202611200007 ${TRY[0]}`;
    await waitFor(() => expect(sentNumbers(calls(sendingCalls.send))).toEqual([first, first, ...later]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('keeps its numbers to the orders they were scanned for when one is passed by', async () => {
    const { user, notes, sent: calls } = await scanThree(refusing(1));
    await note();

    await user.click(screen.getByRole('button', { name: '跳过这一单' }));

    await waitFor(() => expect(sentNumbers(calls(sendingCalls.send))).toEqual([`SO202611200007 ${TRY[0]}`, ...later]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(notes.at(-1)?.text).toBe('跳过了 1 单，请核对：…0007');
  });

  it('leaves the space bar to the buttons while its numbers wait', async () => {
    const { user, sent: calls } = await scanThree(refusing(1));
    await note();

    act(() => screen.getByRole('button', { name: '跳过这一单' }).focus());
    await user.keyboard(' ');

    await waitFor(() => expect(sentNumbers(calls(sendingCalls.send))).toEqual([`SO202611200007 ${TRY[0]}`, ...later]));
  });

  it('takes a number for one that was begun, stopped and ended', async () => {
    const { user, sent: calls } = show({ wire: [on(sendingCalls.send, null)] });
    await press(user, word('发货'));
    await user.type(await number(), 'SF12345{Enter}');
    await screen.findByText('请选择快递公司');

    await user.type(await number(), '67890121{Enter}');

    await waitFor(() => expect(sentNumbers(calls(sendingCalls.send))).toEqual([`SO202611200007 ${TRY[0]}`]));
  });

  it('waits while the number of a refused order is mended', async () => {
    const { user, sent: calls } = await scanThree(refusing(1));
    await note();

    await user.click(screen.getByRole('button', { name: '修改这一单' }));
    await user.clear(await number());
    await user.type(await number(), 'SF9{Enter}');

    await waitFor(() =>
      expect(sentNumbers(calls(sendingCalls.send))).toEqual([`SO202611200007 ${TRY[0]}`, 'SO202611200007 SF9', ...later]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('does not run on into the number of a refused order', async () => {
    const { user, sent: calls } = show({ rows: queue(), wire: [on(sendingCalls.send, refusing(1))] });
    const [first] = await screen.findAllByRole('button', { name: word('发货') });
    if (first) await user.click(first);
    await user.keyboard(`${TRY[0]}{Enter}`);
    await screen.findByText('订单退款中不能发货');

    await user.keyboard(`${TRY[1]}{Enter}${TRY[2]}{Enter}`);

    await note();
    expect(sentNumbers(calls(sendingCalls.send))).toEqual([`SO202611200007 ${TRY[0]}`]);
    expect(await number()).toHaveProperty('value', TRY[0]);
  });

  it('tries a refused order again when its parcel is read again', async () => {
    const { user, sent: calls } = show({ wire: [on(sendingCalls.send, refusing(1))] });
    await press(user, word('发货'));
    await user.keyboard(`${TRY[0]}{Enter}`);
    await screen.findByText('订单退款中不能发货');

    await user.keyboard(`${TRY[0]}{Enter}`);

    const first = `SO202611200007 ${TRY[0]}`;
    await waitFor(() => expect(sentNumbers(calls(sendingCalls.send))).toEqual([first, first]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('has the next dialog open still when an order that was left turns out to be sent', async () => {
    const answered = Promise.withResolvers<null>();
    const { user, notes } = show({ rows: queue(), wire: [on(sendingCalls.send, () => answered.promise)] });
    const begin = async (at: number) => {
      const buttons = await screen.findAllByRole('button', { name: word('发货') });
      if (buttons[at]) await user.click(buttons[at]);
    };
    await begin(0);
    await user.keyboard(TRY[0]);
    await user.click((await dialog()).getByRole('button', { name: word('发货') }));
    await user.click((await dialog()).getByRole('button', { name: word('取消') }));
    await user.click(await screen.findByRole('button', { name: word('放弃') }));
    await waitFor(() => expect(screen.queryByLabelText(/快递单号/)).toBeNull());
    await begin(2);
    await screen.findByLabelText(/快递单号/);
    answered.resolve(null);

    await waitFor(() => expect(notes).toMatchObject([{ kind: 'success' }]));
    await user.type(screen.getByLabelText(/快递单号/), 'SF1');
    expect(screen.getByLabelText(/快递单号/)).toHaveProperty('value', 'SF1');
  });

  it('is told which numbers no order was left for', async () => {
    const answered = Promise.withResolvers<null>();
    const { user, notes } = show({ wire: [on(sendingCalls.send, () => answered.promise)] });
    await press(user, word('发货'));
    await user.keyboard(`${TRY[0]}{Enter}${TRY[1]}{Enter}`);
    answered.resolve(null);

    await waitFor(() => expect(notes.at(-1)?.text).toBe(`没有其他待发货的订单了，后面扫描的 1 个单号没有使用：${TRY[1]}`));
  });
});
