import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preferenceCalls } from '#contract/access/preferences.ts';
import { claimCalls, orderClaimRefusals } from '#contract/orders/claims.ts';
import { orderStepCalls } from '#contract/orders/order-steps.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { OpenButton } from '#web/ui/action/open-button.tsx';
import { setSigned } from '#web/ui/wire/index.ts';
import { type Answering, on } from '../../../test/fake-wire.ts';
import { itOutlivesItsAnswers } from '../../../test/outlives-answers.tsx';
import { renderScreen } from '../../../test/render-screen.tsx';
import { AssignDialog } from '../acts/assign-dialog.tsx';
import { OrderList } from '../order-list/order-list.tsx';
import { orderInfo, orderRow } from '../../../test/sample-orders.ts';
import type { OrderRow } from '../order/situation.tsx';

const ME = 3;
const since = new Date('2026-11-20T06:05:00Z');
const handledBy = (id: number, name: string): Partial<OrderRow> => ({ handler: { id, name, since } });
const people = [
  { id: ME, name: '站长', count: 2 },
  { id: 4, name: '小李', count: 1 },
];

function show(row: Partial<OrderRow>, wire: Answering[] = [], at = '/order/index') {
  const rows = [orderRow(row)];
  const shown = renderScreen(<OrderList />, {
    at,
    wire: [
      on(orderCalls.list, { page: 1, limit: 20, total: 1, totalPage: 1, list: rows }),
      on(orderCalls.info, orderInfo()),
      on(orderStepCalls.timeline, []),
      on(refundCalls.listRefunds, []),
      on(preferenceCalls.get, null),
      on(orderCalls.statusNum, JSON.parse('{}')),
      on(orderCalls.countOverdue, { hours: 24, count: 0, capped: false, oldest: null }),
      on(orderCalls.listData, { count: 1, amount: 1, weChatAmount: 1, yueAmount: 0 }),
      on(claimCalls.handlers, people),
      on(claimCalls.assignees, people),
      ...wire,
    ],
  });
  setSigned({ id: ME, name: 'admin', realName: '站长', roles: ['1'], permissions: ['*:*:*'] });
  return shown;
}

const press = async (user: ReturnType<typeof show>['user'], name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));

describe('an order that somebody handles', () => {
  it('says who and since when, to oneself as “I”', async () => {
    show(handledBy(4, '小李'));
    expect(await screen.findByText(/^小李 11-20 起$/)).toBeTruthy();
    show(handledBy(ME, '站长'));
    expect(await screen.findByText(/^我 11-20 起$/)).toBeTruthy();
  });

  it('is sent by somebody else after one question, and only one', async () => {
    const { user } = show({ ...handledBy(4, '小李'), orderId: 'SO-OF-LI' });
    await press(user, /^发\s*货$/);
    expect(await screen.findByText(/^小李 从 2026-11-20 14:05:00 起接手了它/)).toBeTruthy();
    await press(user, '仍然发货');
    expect(await screen.findByLabelText(/快递单号/)).toBeTruthy();
    await press(user, /^取\s*消$/);
    await waitFor(() => expect(screen.queryByLabelText(/快递单号/)).toBeNull());

    await press(user, /^发\s*货$/);

    expect(await screen.findByLabelText(/快递单号/)).toBeTruthy();
  });

  it('is given to another person, or to nobody, by a superior', async () => {
    const { user, sent } = show(handledBy(4, '小李'), [on(claimCalls.assign, null)]);
    await press(user, /^更\s*多$/);
    await press(user, /^指\s*派$/);
    await user.click(await screen.findByLabelText('处理人', { selector: 'input' }));
    await user.click(await screen.findByText('站长（在处理 2 单）'));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^指\s*派$/ }));

    await waitFor(() => expect(sent(claimCalls.assign)).toEqual([{ orderNo: 'SO202611200007', adminId: ME }]));
  });

  it('that nobody has is given to somebody', async () => {
    const { user, sent } = show({}, [on(claimCalls.assign, null)]);
    await press(user, /^更\s*多$/);
    await press(user, /^指\s*派$/);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^指\s*派$/ }));

    expect(await screen.findByText('请选择处理人')).toBeTruthy();
    expect(sent(claimCalls.assign)).toEqual([]);
  });
});

const given = orderRow(handledBy(4, '小李'));

describe('the dialog that gives an order to somebody', () => {
  itOutlivesItsAnswers({
    screen: (
      <OpenButton label="指派" call={claimCalls.assign}>
        {(close) => <AssignDialog order={given} onClose={close} />}
      </OpenButton>
    ),
    wire: [on(preferenceCalls.get, null), on(claimCalls.assignees, people)],
    opener: /^指\s*派$/,
    save: /^指\s*派$/,
    call: claimCalls.assign,
    fill: async (user, box) => {
      await user.click(await box.findByLabelText('处理人', { selector: 'input' }));
      await user.click(await screen.findByText('站长（在处理 2 单）'));
    },
    answer: null,
    refusal: orderClaimRefusals.NO_SUCH_PERSON(),
  });
});

describe('the next order', () => {
  it('is claimed and opened by its button and by its key, each behind the one before', async () => {
    const queue = ['SO-1', 'SO-2', null];
    const { user, sent, address, notes } = show({}, [on(claimCalls.claimNext, () => ({ orderNo: queue.shift() ?? null }))]);
    await press(user, '接手下一单');
    await waitFor(() => expect(address()).toContain('open=SO-1'));
    await user.keyboard('n');
    await waitFor(() => expect(address()).toContain('open=SO-2'));
    await user.keyboard('n');

    await waitFor(() => expect(notes.map(({ text }) => text)).toEqual(['后面没有等待处理的订单了，再按一次从头开始']));
    expect(sent(claimCalls.claimNext).map(({ passed }) => passed)).toEqual([[], ['SO-1'], ['SO-1', 'SO-2']]);
  });
});

describe('several orders', () => {
  it('are given to one person from the bar of the list', async () => {
    const outcome = { changed: 1, unchanged: 0, refused: 0, beyondLimit: 2, missing: 1 };
    const { user, sent, notes } = show({}, [on(claimCalls.assignMany, outcome)]);
    await user.click((await screen.findAllByRole('checkbox')).at(-1) ?? document.body);
    const bar = within(await screen.findByRole('region', { name: '批量操作' }));
    await user.click(await bar.findByRole('button', { name: /^指\s*派$/ }));
    const box = within(await screen.findByRole('dialog'));
    expect(await box.findByText('指派 1 单')).toBeTruthy();
    await user.click(await box.findByLabelText('处理人', { selector: 'input' }));
    await user.click(await screen.findByText('小李（在处理 1 单）'));
    await user.click(box.getByRole('button', { name: /^指\s*派$/ }));

    await waitFor(() => expect(notes.map(({ text }) => text)).toContain('已指派 1 单，不在对方的数据范围内 2 单，没有找到 1 单'));
    expect(sent(claimCalls.assignMany)).toEqual([{ ids: [orderRow({}).id], adminId: 4 }]);
  });
});

describe('my own orders', () => {
  it('are counted over the list, and one click away', async () => {
    const { user, address } = show({});
    expect(await screen.findByText('我正在处理 2 单')).toBeTruthy();
    await press(user, '查看我的订单');
    await waitFor(() => expect(address()).toContain('handler=me'));
  });
});
