import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preferenceCalls } from '#contract/access/preferences.ts';
import { customerCalls } from '#contract/customers/customers.ts';
import { type CustomerGroup, customerGroupCalls } from '#contract/customers/groups.ts';
import { headcountCalls } from '#contract/customers/headcounts.ts';
import { type CustomerTag, customerTagCalls } from '#contract/customers/tags.ts';
import { Refusal } from '#contract/refusal.ts';
import { type Answering, on } from '../../../test/fake-wire.ts';
import { itIsADialog } from '../../../test/is-a-dialog.tsx';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { renderScreen } from '../../../test/render-screen.tsx';
import { GroupList } from './group-list.tsx';
import { TagList } from './tag-list.tsx';

const pageOf = <T,>(...list: T[]) => ({ page: 1, limit: 20, totalPage: 1, total: list.length, list });
const groups = pageOf<CustomerGroup>({ id: 3, groupName: '高级会员' });
const tags = pageOf<CustomerTag>({ id: 7, name: '常客' });
const regulars = on(customerCalls.list, { ...pageOf(), total: 12 });
const { headcounts } = headcountCalls;
const counted = on(headcounts, ({ of, ids }) =>
  ids.map((id) => (of === 'group' ? { id, customers: 12, capped: false } : { id, customers: 10_000, capped: true })),
);

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
        regulars,
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

describe('the list of tags', () => {
  itIsAList({
    screen: <TagList />,
    call: customerTagCalls.list,
    wire: [counted],
    some: tags,
    row: '常客',
    none: pageOf<CustomerTag>(),
    empty: '还没有用户标签，添加后可以给用户打标签',
    reader: { may: ['admin:user:tag:list', 'admin:user:group:save'], lacks: ['添加用户标签', '编辑', '删除'] },
  });

  itIsADialog({
    screen: <TagList />,
    wire: [on(customerTagCalls.list, tags)],
    at: '/?limit=40',
    call: customerTagCalls.update,
    field: '标签名称',
    value: '常客',
    wrong: ['', '请填写标签名称'],
    blank: ['添加用户标签', '请填写标签名称'],
    sends: { id: 7, name: '另一个' },
  });

  const show = (of: Answering, session = {}) => {
    const two = pageOf<CustomerTag>({ id: 7, name: '常客' }, { id: 9, name: '新客' });
    return renderScreen(<TagList />, { wire: [on(preferenceCalls.get, null), on(customerTagCalls.list, two), of], ...session });
  };

  it('counts who wears each by one question for the page, and leads to them', async () => {
    const { sent } = show(counted);

    const links = await screen.findAllByRole('link', { name: '10,000+' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/user/index?labelId=7', '/user/index?labelId=9']);
    expect(sent(headcounts)).toEqual([{ of: 'tag', ids: [7, 9] }]);
  });

  it('has no number where customers cannot be counted, and says nothing of it', async () => {
    const { user, sent, notes } = show(
      on(headcounts, () => {
        throw new Refusal('customer.DOWN', 500, '系统繁忙');
      }),
    );
    await waitFor(() => expect(sent(headcounts)).toHaveLength(1));
    await user.click(await screen.findByText('常客'));
    expect(notes).toEqual([]);
  });

  it('has no column of numbers for those who may not see customers', async () => {
    const { sent } = show(counted, { may: ['admin:user:tag:list'] });
    await screen.findByText('常客');
    expect(screen.queryByText('用户数')).toBeNull();
    expect(sent(headcounts)).toEqual([]);
  });
});
