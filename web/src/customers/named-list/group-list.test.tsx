import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preferenceCalls } from '#contract/access/preferences.ts';
import { customerCalls } from '#contract/customers/customers.ts';
import { type CustomerGroup, customerGroupCalls } from '#contract/customers/groups.ts';
import { headcountCalls } from '#contract/customers/headcounts.ts';
import { on } from '../../../test/fake-wire.ts';
import { itIsADialog } from '../../../test/is-a-dialog.tsx';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { pageOf } from '../../../test/page-of.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { GroupList } from './group-list.tsx';

const groups = pageOf<CustomerGroup>({ id: 3, groupName: '高级会员' });
const counted = on(headcountCalls.headcounts, ({ ids }) => ids.map((id) => ({ id, customers: 12, capped: false })));

describe('the list of groups', () => {
  itIsAList({
    screen: <GroupList />,
    call: customerGroupCalls.list,
    wire: [counted],
    some: groups,
    row: '高级会员',
    shows: ['12'],
    none: pageOf<CustomerGroup>(),
    empty: '还没有用户分组，添加后可以把用户分到组里',
    reader: { may: ['admin:user:group:list', 'admin:user:tag:save'], lacks: ['添加用户分组', '编辑', '删除'] },
  });

  itIsADialog({
    screen: <GroupList />,
    wire: [on(customerGroupCalls.list, groups)],
    at: '/?limit=40',
    call: customerGroupCalls.update,
    field: '分组名称',
    value: '高级会员',
    wrong: ['', '请填写分组名称'],
    blank: ['添加用户分组', '请填写分组名称'],
    sends: { id: 3, groupName: '另一个' },
  });

  it('says how many customers a group that goes has left', async () => {
    const { user, notes, sent } = renderScreen(<GroupList />, {
      wire: [
        on(preferenceCalls.get, null),
        on(customerGroupCalls.list, groups),
        on(customerGroupCalls.delete, { customers: 12 }, { change: 5 }),
        on(customerCalls.list, { ...pageOf(), total: 12 }),
      ],
    });
    await user.click(await screen.findByRole('button', { name: '更多' }));
    await user.click(await screen.findByRole('button', { name: '删除' }));
    const asked = within(await screen.findByRole('dialog'));
    expect(asked.getByText('删除吗？12 位用户身上的该分组会一起清除。')).toBeTruthy();
    expect(sent(customerGroupCalls.delete)).toEqual([]);
    await user.click(asked.getByRole('button', { name: '删除' }));
    await waitFor(() => expect(notes).toMatchObject([{ kind: 'undo', text: '删除成功，已从 12 位用户身上移除该分组' }]));
  });
});
