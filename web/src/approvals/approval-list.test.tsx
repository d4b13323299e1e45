import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preferenceCalls } from '#contract/access/preferences.ts';
import { type Approval, approvalCalls } from '#contract/approvals/approvals.ts';
import { on } from '../../test/fake-wire.ts';
import { itIsAList } from '../../test/is-a-list.tsx';
import { renderScreen } from '../../test/render-screen.tsx';
import { ApprovalList } from './approval-list.tsx';
import { OwnApprovals } from './own-approvals.tsx';

const approval = (change: Partial<Approval> = {}): Approval => ({
  id: 1,
  kind: 'refund',
  subject: '订单 order1 退款 15.00 元',
  path: '/order/index?open=order1',
  amount: 1500,
  reason: '商品破损',
  state: 'waiting',
  proposer: '小王',
  isOwn: false,
  mayApprove: true,
  decider: null,
  note: null,
  decideTime: null,
  createTime: new Date('2026-11-20T06:06:00Z'),
  ...change,
});
const pageOf = (...list: Approval[]) => ({ list, total: list.length, page: 1, limit: 20, totalPage: 1 });

describe('an act that waits for a second person', () => {
  it('is approved after a question that names it; an own one can only be taken back', async () => {
    const own = approval({ id: 2, isOwn: true, mayApprove: false, subject: '用户 小明（7）增加余额 200.00 元', kind: 'funds' });
    const { user, sent, notes } = renderScreen(<ApprovalList />, {
      wire: [on(preferenceCalls.get, null), on(approvalCalls.list, pageOf(approval(), own)), on(approvalCalls.approve, null)],
    });
    await screen.findByText(own.subject);
    const [theirs, mine] = screen.getAllByRole('row').slice(-2);
    if (!theirs || !mine) throw new Error('two rows were listed');
    expect(within(mine).queryByRole('button', { name: '通过' })).toBeNull();
    expect(within(mine).getByRole('button', { name: '撤回' })).toBeTruthy();

    await user.click(within(theirs).getByRole('button', { name: '通过' }));
    const question = await screen.findByRole('dialog');
    expect(within(question).getByText(/订单 order1 退款 15.00 元/)).toBeTruthy();
    await user.click(within(question).getByRole('button', { name: '通过' }));
    await waitFor(() => expect(notes).toMatchObject([{ kind: 'success', text: '已通过' }]));
    expect(sent(approvalCalls.approve)).toEqual([{ id: 1 }]);
  });

  it('is what the list opens on, as long as there is any', async () => {
    const { address } = renderScreen(<ApprovalList />, {
      wire: [on(preferenceCalls.get, null), on(approvalCalls.list, pageOf(approval()))],
    });
    await waitFor(() => expect(address()).toBe('/?state=waiting'));
  });

  it('can be sent back by those who may not do it themselves, and no more', async () => {
    renderScreen(<ApprovalList />, {
      wire: [on(preferenceCalls.get, null), on(approvalCalls.list, pageOf(approval({ mayApprove: false })))],
    });
    expect(await screen.findByRole('button', { name: '退回' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '通过' })).toBeNull();
  });

  itIsAList({
    screen: <ApprovalList />,
    call: approvalCalls.list,
    some: pageOf(approval()),
    row: '订单 order1 退款 15.00 元',
    none: pageOf(),
    empty: /^没有要复核的操作/,
    filter: 'state=waiting',
  });
});

describe('what one proposed oneself', () => {
  it('is taken back there, and says in full why it was sent back', async () => {
    const note = '用户说的破损从照片上看不出来，'.repeat(8);
    const refused = approval({
      id: 2,
      isOwn: true,
      state: 'declined',
      decider: '店长',
      note,
      subject: '订单 order2 退款 9.00 元',
    });
    const { user, sent } = renderScreen(<OwnApprovals />, {
      wire: [
        on(preferenceCalls.get, null),
        on(approvalCalls.listOwn, pageOf(approval({ isOwn: true }), refused)),
        on(approvalCalls.withdraw, null),
      ],
      may: [],
    });
    await screen.findByText(refused.subject);
    const [waiting, ended] = screen.getAllByRole('row').slice(-2);
    if (!waiting || !ended) throw new Error('two rows were listed');
    expect(within(ended).queryByRole('button', { name: '撤回' })).toBeNull();
    await user.click(within(ended).getByRole('button', { name: /展开/ }));
    expect(screen.getByText(`处理说明：${note}`)).toBeTruthy();

    await user.click(within(waiting).getByRole('button', { name: '撤回' }));
    await user.type(await screen.findByLabelText('原因'), '填错了');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '撤回' }));
    await waitFor(() => expect(sent(approvalCalls.withdraw)).toEqual([{ id: 1, note: '填错了' }]));
  });
});
