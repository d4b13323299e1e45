import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { preferenceCalls, savedViewCalls } from '#contract/access/preferences.ts';
import { flagChoices } from '#contract/choices.ts';
import { complaintsOf } from '../../../test/axe.ts';
import { setWidth } from '../../../test/browser.ts';
import { type Answering, on } from '../../../test/fake-wire.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { mugCalls, mugs } from '../../../test/sample-calls.ts';
import { asBuilt } from '#web/ui/list-choice/use-choice.ts';
import { SpanFilter } from './span-filter.tsx';
import { CascaderFilter, ChoiceFilter, DateRangeFilter, ListPage, ListTabs, SelectFilter, TextFilter } from '../index.ts';

const kinds = [
  {
    id: 1,
    name: '杯',
    child: [
      { id: 2, name: '瓷杯' },
      { id: 3, name: '纸杯' },
    ],
  },
  { id: 4, name: '壶' },
];

const Filtered = () => (
  <ListPage
    title="杯子"
    call={mugCalls.list}
    start={{ isShow: true }}
    tab="isShow"
    tabs={
      <ListTabs
        name="isShow"
        items={[
          { value: 'true', label: '出售中', count: 12 },
          { value: 'false', label: '仓库中' },
        ]}
      />
    }
    columns={[{ title: '名称', field: 'name' }]}
    filters={
      <>
        <TextFilter name="keywords" label="搜索" />
        <DateRangeFilter name="dateLimit" />
        <CascaderFilter name="kind" label="分类" tree={kinds} />
        <SelectFilter name="limit" label="甲" options={[{ value: 20, label: '二十' }]} />
        <ChoiceFilter name="isShow" label="乙" of={flagChoices('是', '否')} />
      </>
    }
  />
);

const show = (at = '/mugs', wire: Answering[] = []) =>
  renderScreen(<Filtered />, {
    at,
    wire: [on(preferenceCalls.get, null), on(preferenceCalls.save, null), on(mugCalls.list, mugs(2)), ...wire],
  });

describe('a filter that a link brings', () => {
  it('is told in a short bar too while it is set, and taken away by its mark', async () => {
    const span = encodeURIComponent('2026-11-30 16:15:00,2026-11-30 16:30:00');
    const { user, address } = renderScreen(
      <ListPage
        title="杯子"
        call={mugCalls.list}
        columns={[{ title: '名称', field: 'name' }]}
        filters={<SpanFilter name="keywords" label="执行时间" />}
      />,
      { at: `/mugs?keywords=${span}`, wire: [on(preferenceCalls.get, null), on(mugCalls.list, mugs(2))] },
    );
    expect(await screen.findByText(/^执行时间：.*11-30 16:15–16:30$/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '移除执行时间' }));
    expect(address()).toBe('/mugs');
    expect(screen.queryByText(/^执行时间/)).toBeNull();
  });
});

describe('tabs', () => {
  it('say of an empty one that it is empty, not that there is nothing at all, and lead back', async () => {
    const { user, address } = show('/mugs?isShow=false', [on(mugCalls.list, mugs(0))]);
    await screen.findByText('这一栏没有杯子');
    await user.click(screen.getByRole('button', { name: '看其他的' }));
    expect(await screen.findByText('还没有杯子')).toBeTruthy();
    expect(address()).toBe('/mugs');
  });

  it('stand at their start, with their counts, and write into the address', async () => {
    const { user, address, sent } = show();
    expect(await screen.findByRole('tab', { name: '出售中 12', selected: true })).toBeTruthy();
    expect(sent(mugCalls.list)).toEqual([{ page: 1, limit: 20, isShow: true }]);

    await user.click(screen.getByRole('tab', { name: '仓库中' }));
    expect(address()).toBe('/mugs?isShow=false');
    await waitFor(() => expect(sent(mugCalls.list).at(-1)).toEqual({ page: 1, limit: 20, isShow: false }));
  });
});

describe('a span of days', () => {
  it('is chosen by a word', async () => {
    const { user, address } = show();
    await user.click(await screen.findByRole('combobox', { name: '时间' }));
    await user.click(await screen.findByText('最近 7 天'));
    await waitFor(() => expect(address()).toBe('/mugs?dateLimit=lately7'));
    expect(screen.getAllByText('时间：最近 7 天')).not.toEqual([]);
  });

  it.each([
    ['2026-11-01%2C2026-11-20', '11-01 至 11-20'],
    ['2025-12-20%2C2026-01-05', '2025-12-20 至 2026-01-05'],
    ['2025-11-01%2C2025-11-20', '2025-11-01 至 2025-11-20'],
  ])('reads as two days when the address says so, with the year where it is not this one', async (span, words) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T04:00:00Z') });
    show(`/mugs?dateLimit=${span}`);
    expect(await screen.findByText(`时间：${words}`)).toBeTruthy();
  });

  it.each([
    ['昨天', '2026-11-24,2026-11-24'],
    ['最近 7 天', '2026-11-19,2026-11-25'],
    ['最近一年', '2025-11-26,2026-11-25'],
  ])('opens a calendar whose shortcut %s spans whole days', async (shortcut, span) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T04:00:00Z') });
    const { user, address } = show();
    await user.click(await screen.findByRole('combobox', { name: '时间' }));
    await user.click(await screen.findByText('选择日期…'));
    await user.click((await screen.findAllByText(shortcut)).at(-1) ?? document.body);
    await waitFor(() => expect(decodeURIComponent(address())).toBe(`/mugs?dateLimit=${span}`));
  });

  it('asks a phone for two days, in whatever order they come', async () => {
    setWidth(390);
    const { user, address } = show();
    await user.click(await screen.findByRole('button', { name: /筛选/ }));
    await user.click(await screen.findByRole('combobox', { name: '时间' }));
    await user.click(await screen.findByText('选择日期…'));
    const [first, last] = [await screen.findByLabelText('开始日期'), screen.getByLabelText('结束日期')];
    await user.type(first, '2026-11-20');
    expect(screen.getByRole('button', { name: '确定' })).toHaveProperty('disabled', true);

    await user.type(last, '2026-11-01');
    await user.click(screen.getByRole('button', { name: '确定' }));
    await waitFor(() => expect(decodeURIComponent(address())).toBe('/mugs?dateLimit=2026-11-01,2026-11-20'));
  });

  it('takes two days of a phone also where the sheet is closed over them', async () => {
    setWidth(390);
    const { user, address } = show('/mugs?dateLimit=2026-11-01%2C2026-11-20');
    await user.click(await screen.findByRole('button', { name: /筛选/ }));
    await user.click(await screen.findByRole('combobox', { name: '时间' }));
    await user.click(await screen.findByText('选择日期…'));
    const last = await screen.findByLabelText('结束日期');
    await user.clear(last);
    await user.type(last, '2026-11-22');
    await user.click(screen.getByRole('button', { name: '完成' }));
    await waitFor(() => expect(decodeURIComponent(address())).toBe('/mugs?dateLimit=2026-11-01,2026-11-22'));
  });
});

describe('a branch of a tree', () => {
  it('shows the way to it', async () => {
    const { sent } = show('/mugs?kind=3');
    expect(await screen.findByText('杯 / 纸杯')).toBeTruthy();
    expect(sent(mugCalls.list)).toMatchObject([{ kind: 3 }]);
  });
});

describe('many filters', () => {
  it('keep one line; the rest is behind a button', async () => {
    const { user } = show();
    expect(await screen.findByRole('combobox', { name: '时间' })).toBeTruthy();
    expect(screen.queryByRole('combobox', { name: '甲' })).toBeNull();
    await user.click(screen.getByRole('button', { name: /更多筛选/ }));
    expect(screen.getByRole('combobox', { name: '甲' })).toBeTruthy();
  });

  it('are cleared together, and the tab stays', async () => {
    const { user, address } = show('/mugs?keywords=x&dateLimit=today&isShow=false');
    await user.click(await screen.findByRole('button', { name: '清空' }));
    expect(address()).toBe('/mugs?isShow=false');
  });

  it('are a sheet from below on a phone', async () => {
    setWidth(390);
    const { user } = show('/mugs?dateLimit=today');
    expect(await screen.findByRole('button', { name: '移除时间' })).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: /筛选（1）/ }));
    const sheet = await screen.findByRole('dialog');
    expect(await screen.findByRole('button', { name: '完成' })).toBeTruthy();
    expect(await complaintsOf(sheet)).toEqual([]);
  });
});

describe('a saved view', () => {
  const view = {
    id: 5,
    screen: 'mug.list',
    name: '今天的',
    query: '?dateLimit=today',
    columns: null,
    shared: true,
    mine: false,
    opens: false,
    roleIds: [],
  };

  it('leads to its filters', async () => {
    const { user, address } = show('/mugs', [on(savedViewCalls.list, [view])]);
    await user.click(await screen.findByRole('button', { name: '视图' }));
    const behind = await waitFor(() => within(screen.getByRole('tooltip')).getByRole('button', { name: '今天的' }));
    await user.click(behind);
    await waitFor(() => expect(address()).toBe('/mugs?dateLimit=today'));
  });

  it('stands beside the tabs of its list, and says so where one is there', async () => {
    const { user, address } = show('/mugs', [on(savedViewCalls.list, [view])]);
    const tab = within(await screen.findByRole('navigation', { name: '保存的视图' })).getByRole('button');
    await user.click(tab);
    await waitFor(() => expect(address()).toBe('/mugs?dateLimit=today'));
    expect(tab.getAttribute('aria-current')).toBe('true');
  });

  it('says how many rows it finds now', async () => {
    const { user, sent } = show('/mugs', [on(savedViewCalls.list, [view])]);
    await user.click(await screen.findByRole('button', { name: '视图' }));
    expect(await screen.findByText('2', { selector: '.view-count' })).toBeTruthy();
    expect(sent(mugCalls.list).at(-1)).toEqual({ page: 1, limit: 1, isShow: true, dateLimit: 'today' });
  });

  it('is where the list opens, until it is cleared', async () => {
    const defaultView = { id: 5, screen: 'mug.list', query: '?dateLimit=today', columns: { ...asBuilt, hidden: ['名称'] } };
    const { user, address, sent } = show('/mugs', [on(savedViewCalls.opening, [defaultView])]);
    await waitFor(() => expect(address()).toBe('/mugs?dateLimit=today'));
    await waitFor(() => expect(sent(mugCalls.list).at(-1)).toMatchObject({ dateLimit: 'today' }));

    await user.click(await screen.findByRole('button', { name: '清空' }));
    await waitFor(() => expect(address()).toBe('/mugs'));
  });

  it('leaves an address alone that asks for something', async () => {
    const defaultView = { id: 5, screen: 'mug.list', query: '?dateLimit=today', columns: null };
    const { address, sent } = show('/mugs?keywords=x', [on(savedViewCalls.opening, [defaultView])]);
    await waitFor(() => expect(sent(mugCalls.list)).toHaveLength(1));
    expect(address()).toBe('/mugs?keywords=x');
  });

  it('opens one’s own list, and that of roles for those who may say so', async () => {
    const roles = [{ id: 4, roleName: '仓库' }];
    const answers = [on(savedViewCalls.open, null), on(savedViewCalls.roles, roles), on(savedViewCalls.openForRoles, null)];
    const { user, sent } = show('/mugs', [on(savedViewCalls.list, [view]), ...answers]);
    await user.click(await screen.findByRole('button', { name: '视图' }));
    await user.click(await screen.findByRole('button', { name: '打开列表时默认使用视图今天的' }));
    await waitFor(() => expect(sent(savedViewCalls.open)).toEqual([{ id: 5, opens: true }]));

    await user.click(screen.getByRole('button', { name: '设置默认使用视图今天的的角色' }));
    await user.click(await screen.findByRole('combobox', { name: '默认使用视图今天的的角色' }));
    await user.click(await screen.findByText('仓库'));
    await waitFor(() => expect(sent(savedViewCalls.openForRoles)).toEqual([{ id: 5, roleIds: [4] }]));
    expect(await complaintsOf(document.body)).toEqual([]);
  });

  it('is made from what is filtered now', async () => {
    const { user, sent } = show('/mugs?keywords=x', [on(savedViewCalls.list, []), on(savedViewCalls.save, { id: 6 })]);
    await user.click(await screen.findByRole('button', { name: '视图' }));
    await user.type(await screen.findByRole('textbox', { name: '视图名称' }), '找杯子{Enter}');
    await waitFor(() =>
      expect(sent(savedViewCalls.save)).toMatchObject([
        { id: 0, screen: 'mug.list', name: '找杯子', query: '?keywords=x', shared: false },
      ]),
    );
  });
});
