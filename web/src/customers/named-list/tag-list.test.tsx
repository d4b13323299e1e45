import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preferenceCalls } from '#contract/access/preferences.ts';
import { headcountCalls } from '#contract/customers/headcounts.ts';
import { type CustomerTag, customerTagCalls } from '#contract/customers/tags.ts';
import { Refusal } from '#contract/refusal.ts';
import { type Answering, on } from '../../../test/fake-wire.ts';
import { itIsADialog } from '../../../test/is-a-dialog.tsx';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { pageOf } from '../../../test/page-of.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { TagList } from './tag-list.tsx';

const regular: CustomerTag = { id: 7, name: '常客' };
const { headcounts } = headcountCalls;
const counted = on(headcounts, ({ ids }) => ids.map((id) => ({ id, customers: 10_000, capped: true })));

describe('the list of tags', () => {
  itIsAList({
    screen: <TagList />,
    call: customerTagCalls.list,
    wire: [counted],
    some: pageOf(regular),
    row: '常客',
    none: pageOf<CustomerTag>(),
    empty: '还没有用户标签，添加后可以给用户打标签',
    reader: { may: ['admin:user:tag:list', 'admin:user:group:save'], lacks: ['添加用户标签', '编辑', '删除'] },
  });

  itIsADialog({
    screen: <TagList />,
    wire: [on(customerTagCalls.list, pageOf(regular))],
    at: '/?limit=40',
    call: customerTagCalls.update,
    field: '标签名称',
    value: '常客',
    wrong: ['', '请填写标签名称'],
    blank: ['添加用户标签', '请填写标签名称'],
    sends: { id: 7, name: '另一个' },
  });

  const show = (of: Answering, session = {}) => {
    const two = on(customerTagCalls.list, pageOf(regular, { id: 9, name: '新客' }));
    return renderScreen(<TagList />, { wire: [on(preferenceCalls.get, null), two, of], ...session });
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
