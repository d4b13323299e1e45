import { screen, waitFor, within } from '@testing-library/react';
import { Modal } from 'antd';
import { describe, expect, it } from 'vitest';
import { onOrOffShelf } from '#contract/catalogue/products.ts';
import { preferenceCalls } from '#contract/access/preferences.ts';
import { Refusal } from '#contract/refusal.ts';
import { complaintsOf } from '../../../test/axe.ts';
import { setWidth } from '../../../test/browser.ts';
import { type Answering, on } from '../../../test/fake-wire.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { type Mug, mugCalls, mugs } from '../../../test/sample-calls.ts';
import {
  BulkButton,
  type Column,
  ChoiceFilter,
  FlagSwitch,
  GoButton,
  ListPage,
  OpenButton,
  RunButton,
  TextFilter,
  picture,
  when,
  yuan,
} from '../index.ts';

const columns: Column<Mug>[] = [
  { title: '图片', field: 'image', show: picture },
  { title: '名称', field: 'name', opens: true },
  { title: '价格', field: 'price', sorts: true, show: yuan },
  { title: '库存', field: 'stock', hidden: true },
  { title: '时间', field: 'createTime', show: when },
  {
    title: '上架',
    field: 'isShow',
    show: (isShow, { id }) => (
      <FlagSwitch on={isShow} label="上架" call={mugCalls.show} input={(next) => ({ id, isShow: next })} />
    ),
  },
];

const add = <GoButton label="添加杯子" to="/mugs/new" call={mugCalls.save} primary />;

const MugList = () => (
  <ListPage
    title="杯子"
    call={mugCalls.list}
    columns={columns}
    filters={
      <>
        <TextFilter name="keywords" label="搜索杯子" />
        <ChoiceFilter name="isShow" label="状态" of={onOrOffShelf} />
      </>
    }
    bulk={
      <BulkButton
        label="删除"
        call={mugCalls.remove}
        input={(ids) => ({ ids })}
        ask={(count) => `确定删除 ${count} 个杯子？`}
        danger
      />
    }
    rowActions={({ id }) => <RunButton label="移除" call={mugCalls.remove} input={{ ids: [id] }} />}
    detail={{ title: (row) => row?.name ?? '杯子', show: (key) => <p>{`第 ${key} 号`}</p> }}
    actions={add}
    empty={{ says: '还没有杯子', action: add }}
  />
);

const show = (wire: Answering[] = [], scene = {}) =>
  renderScreen(<MugList />, {
    wire: [on(preferenceCalls.get, null), on(preferenceCalls.save, null), on(mugCalls.list, mugs(3)), ...wire],
    ...scene,
  });

/** Three pages of them. */
const many = on(mugCalls.list, mugs(45));

const fails = () => {
  throw new Refusal('x', 500, '系统异常');
};

describe('a dialog of a list', () => {
  const typing = (label: string) => (
    <OpenButton label={label}>
      {(close) => (
        <Modal open title={label} onCancel={close}>
          <input aria-label="杯名" />
        </Modal>
      )}
    </OpenButton>
  );

  it.each([
    ['from its head, before its first rows', '登记杯子', false],
    ['from its empty place', '登记第一个', true],
  ])('that was opened %s stays, with what was typed, when rows arrive', async (_, label, isEmpty) => {
    const gate = Promise.withResolvers<void>();
    let isFirst = isEmpty;
    const rows = async (input: { page: number; limit: number }) => {
      if (isFirst) {
        isFirst = false;
        return mugs(0)(input);
      }
      await gate.promise;
      return mugs(3)(input);
    };
    const list = (
      <ListPage
        title="杯子"
        call={mugCalls.list}
        columns={columns}
        actions={typing('登记杯子')}
        empty={{ says: '还没有杯子', action: typing('登记第一个') }}
      />
    );
    const { user } = renderScreen(list, { wire: [on(preferenceCalls.get, null), on(mugCalls.list, rows)] });
    const opener = await screen.findByRole('button', { name: label });
    if (isEmpty) await user.click(screen.getByRole('button', { name: '刷新' }));
    await user.click(opener);
    await user.type(await screen.findByLabelText('杯名'), '搪瓷');
    gate.resolve();
    await waitFor(() => expect(screen.getByText('共 3 条')).toBeTruthy());

    expect(screen.getByLabelText<HTMLInputElement>('杯名').value).toBe('搪瓷');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(await screen.findByText('杯子 1')).toBeTruthy();
  });
});

describe('a list', () => {
  it('shows its first page and how much there is', async () => {
    show([many]);
    expect(await screen.findByText('杯子 20')).toBeTruthy();
    expect(screen.getByText('¥1.00')).toBeTruthy();
    expect(screen.getByText('共 45 条')).toBeTruthy();
  });

  it('stands where its address says', async () => {
    const { sent } = show([many], { at: '/mugs?page=3&keywords=马克&isShow=true' });
    expect(await screen.findByText('杯子 45')).toBeTruthy();
    expect(sent(mugCalls.list)).toEqual([{ page: 3, limit: 20, keywords: '马克', isShow: true }]);
    expect(screen.getByRole('searchbox')).toHaveProperty('value', '马克');
  });

  it('leaves out what an address cut short got wrong', async () => {
    const { sent } = show([], { at: '/mugs?page=x&isShow=maybe' });
    await screen.findByText('杯子 1');
    expect(sent(mugCalls.list)).toEqual([{ page: 1, limit: 20 }]);
  });

  it('writes filters into the address and goes back to page one', async () => {
    const { user, address } = show([many], { at: '/mugs?page=2' });
    await user.type(await screen.findByRole('searchbox'), '马克{Enter}');
    await waitFor(() => expect(address()).toBe(`/mugs?keywords=${encodeURIComponent('马克')}`));
  });

  it('writes the page into the address', async () => {
    const { user, address } = show([many]);
    await user.click(await screen.findByTitle('2'));
    await waitFor(() => expect(address()).toBe('/?page=2'));
    expect(await screen.findByText('杯子 40')).toBeTruthy();
  });

  it('goes back to the last page when its page is gone', async () => {
    const { address } = show([many], { at: '/mugs?page=9' });
    await waitFor(() => expect(address()).toBe('/mugs?page=3'));
  });

  it('passes an accessibility check', async () => {
    const { container } = show();
    await screen.findByText('杯子 1');
    expect(await complaintsOf(container)).toEqual([]);
  });
});

describe('the head of a column that orders the list', () => {
  it('puts it downwards, upwards, and as it was', async () => {
    const { user, address, sent } = show([many], { at: '/mugs?page=2' });
    const head = await screen.findByRole('columnheader', { name: '价格' });
    const press = () => user.click(within(head).getByRole('button'));

    await press();
    await waitFor(() => expect([address(), head.ariaSort]).toEqual(['/mugs?order=-price', 'descending']));
    await press();
    await waitFor(() => expect([address(), head.ariaSort]).toEqual(['/mugs?order=price', 'ascending']));
    await press();
    await waitFor(() => expect([address(), head.ariaSort]).toEqual(['/mugs', 'none']));

    expect(sent(mugCalls.list).map(({ order }) => order)).toEqual([undefined, '-price', 'price', undefined]);
  });

  it('is no filter: nothing is offered to be cleared', async () => {
    show([many], { at: '/mugs?order=-price' });
    await screen.findByText('杯子 20');
    expect(screen.queryByRole('button', { name: '清空' })).toBeNull();
  });

  it('is a choice among the filters on a phone', async () => {
    setWidth(390);
    const { user, address } = show([many]);
    await user.click(await screen.findByRole('button', { name: /筛选/ }));
    await user.click(await screen.findByRole('combobox', { name: '排序' }));
    await user.click(await screen.findByText('价格从低到高'));
    await waitFor(() => expect(address()).toBe('/?order=price'));
  });
});

describe('a list without rows', () => {
  it('says why', async () => {
    show([on(mugCalls.list, mugs(0))]);
    expect(await screen.findByText('还没有杯子')).toBeTruthy();
  });

  it('leaves the way to begin where it was, repeats it where rows would be, and has no pager', async () => {
    show([on(mugCalls.list, mugs(0))]);
    const before = screen.getByRole('button', { name: '添加杯子' });
    await screen.findByText('还没有杯子');
    const [first, again] = screen.getAllByRole('button', { name: '添加杯子' });
    expect(first).toBe(before);
    expect([first, again].map((button) => button?.classList.contains('ant-btn-primary'))).toEqual([true, false]);
    expect(screen.queryByRole('navigation', { name: '分页' })).toBeNull();
  });

  it('offers to clear the filters when they are the reason', async () => {
    const { user, address } = show([on(mugCalls.list, ({ keywords }) => mugs(keywords ? 0 : 3)({ page: 1, limit: 20 }))], {
      at: '/mugs?keywords=x',
    });
    await user.click(await screen.findByRole('button', { name: '清空筛选' }));
    expect(await screen.findByText('杯子 3')).toBeTruthy();
    expect(address()).toBe('/mugs');
  });
});

describe('a list that cannot be read', () => {
  it('says so in its place, with the request number, and tries again', async () => {
    let isDown = true;
    const { user, notes } = show([on(mugCalls.list, (input) => (isDown ? fails() : mugs(1)(input)))]);
    expect(within(await screen.findByRole('alert')).getByText('r-1')).toBeTruthy();
    expect(notes).toEqual([]);

    isDown = false;
    await user.click(screen.getByRole('button', { name: '重试' }));

    expect(await screen.findByText('杯子 1')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a list that cannot be read again', () => {
  it('keeps its rows in their places, and says so over their end', async () => {
    let isDown = false;
    const { user } = show([on(mugCalls.list, (input) => (isDown ? fails() : mugs(1)(input)))]);
    await screen.findByText('杯子 1');

    isDown = true;
    await user.click(screen.getByRole('button', { name: '刷新' }));

    expect((await screen.findByRole('alert')).classList.contains('list-state-over')).toBe(true);
    expect(screen.getByText('杯子 1')).toBeTruthy();
  });
});

describe('chosen rows', () => {
  it('are let go from their bar, and the focus is where rows are chosen', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('checkbox', { name: '选择杯子 2' }));
    expect(document.querySelector('.filter-bar')?.hasAttribute('inert')).toBe(true);

    await user.click(screen.getByRole('button', { name: '取消选择' }));

    expect(screen.queryByText('已选 1 条')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: '选择本页' }));
  });

  it('reach with Shift from the one chosen last, by the mouse and by x', async () => {
    const { user } = show([many]);
    await user.click(await screen.findByRole('checkbox', { name: '选择杯子 7' }));
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: '选择杯子 4' }));
    await user.keyboard('{/Shift}');
    expect(screen.getByText('已选 4 条')).toBeTruthy();

    for (const number of [5, 6])
      expect(screen.getByRole('checkbox', { name: `选择杯子 ${number}` })).toHaveProperty('checked', true);
    screen.getByRole('checkbox', { name: '选择杯子 2' }).closest('tr')?.focus();
    await user.keyboard('{Shift>}X{/Shift}');
    expect(screen.getByText('已选 6 条')).toBeTruthy();
  });

  const choosePage = async (user: ReturnType<typeof show>['user']) => {
    await screen.findByText('杯子 1');
    await user.click(screen.getAllByRole('checkbox')[0] ?? document.body);
  };

  it('may be all that match, not only those in sight', async () => {
    const { user, sent } = show([many, on(mugCalls.remove, null)]);
    await choosePage(user);
    await user.click(screen.getByRole('button', { name: '选择全部 45 条' }));
    await user.click(screen.getByRole('button', { name: '删除' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '删除' }));

    await waitFor(() => expect(sent(mugCalls.remove)).toEqual([{ ids: Array.from({ length: 45 }, (_, index) => index + 1) }]));
    await waitFor(() => expect(screen.queryByRole('region', { name: '批量操作' })).toBeNull());
  });

  it('may be all that match where nobody counted how many those are', async () => {
    const capped = on(mugCalls.list, ({ page = 1, limit = 20 }) => ({ ...mugs(45)({ page, limit }), total: 30, capped: true }));
    const { user, sent } = show([capped, on(mugCalls.remove, null)]);
    await choosePage(user);
    await user.click(screen.getByRole('button', { name: '选择全部符合条件的' }));
    await screen.findByText('已选 45 条');
    await user.click(screen.getByRole('button', { name: '删除' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '删除' }));

    await waitFor(() => expect(sent(mugCalls.remove)).toEqual([{ ids: Array.from({ length: 45 }, (_, index) => index + 1) }]));
  });

  it('stay chosen when the act is refused', async () => {
    const { user, notes } = show([on(mugCalls.remove, fails)]);
    await choosePage(user);
    await user.click(screen.getByRole('button', { name: '删除' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '删除' }));

    await waitFor(() => expect(notes).toMatchObject([{ kind: 'error', text: '系统异常' }]));
    expect(screen.getByText('已选 3 条')).toBeTruthy();
  });

  it('are let go when the filters change', async () => {
    const { user } = show();
    await choosePage(user);
    await user.type(screen.getByRole('searchbox'), '马克{Enter}');
    await waitFor(() => expect(screen.queryByText('已选 3 条')).toBeNull());
  });
});

describe('the keyboard', () => {
  it('searches, walks, chooses and opens', async () => {
    const { user, address } = show();
    await screen.findByText('杯子 1');
    await user.keyboard('/');
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));

    await user.tab();
    screen.getByRole('searchbox').blur();
    await user.keyboard('jjx');
    expect(screen.getByText('已选 1 条')).toBeTruthy();
    await user.keyboard('{Enter}');

    await waitFor(() => expect(address()).toBe('/?open=2'));
    expect(await screen.findByText('第 2 号')).toBeTruthy();
  });
});

describe('a record opened over its list', () => {
  it('leads to its neighbours and can be shared by its address', async () => {
    const { user, address } = show([], { at: '/mugs?open=2' });
    await screen.findByText('第 2 号');
    await user.click(await screen.findByRole('button', { name: '下一条' }));
    expect(await screen.findByText('第 3 号')).toBeTruthy();
    expect(address()).toBe('/mugs?open=3');
  });
});

describe('columns', () => {
  it('stand as the person arranged them', async () => {
    show([on(preferenceCalls.get, { order: ['价格', '名称'], hidden: ['时间'], shown: ['库存'], widths: {} })]);
    await waitFor(() =>
      expect(
        screen
          .getAllByRole('columnheader')
          .map((head) => head.textContent)
          .filter(Boolean),
      ).toEqual(['图片', '价格', '名称', '库存', '上架', '操作']),
    );
  });

  it('are kept on the server when changed', async () => {
    const { user, sent } = show();
    await user.click(await screen.findByRole('button', { name: '列' }));
    await user.click(await screen.findByRole('checkbox', { name: '时间' }));

    expect(screen.queryByRole('columnheader', { name: '时间' })).toBeNull();
    expect(sent(preferenceCalls.save)).toMatchObject([{ key: 'columns:mug.list', value: { hidden: ['时间'] } }]);
  });
});

describe('a person who may not act', () => {
  it('sees rows, no buttons and no column for them', async () => {
    show([], { may: ['admin:mug:list'] });
    await screen.findByText('杯子 1');
    expect(screen.getByRole('columnheader', { name: '名称' })).toBeTruthy();
    expect(screen.queryByRole('columnheader', { name: '操作' })).toBeNull();
    expect(screen.queryByRole('button', { name: '移除' })).toBeNull();
    expect(screen.queryByRole('switch')).toBeNull();
  });
});

describe('on a phone', () => {
  it('rows are cards with their actions', async () => {
    setWidth(390);
    const { container } = show();
    expect(await screen.findByText('杯子 1')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getAllByRole('button', { name: '移除' })).toHaveLength(3);
    expect(await complaintsOf(container)).toEqual([]);
  });

  it('a card leaves out what is not known', async () => {
    setWidth(390);
    const page = mugs(1)({ page: 1, limit: 20 });
    const nameless = { ...page, list: page.list.map((row) => ({ ...row, image: '' })) };
    renderScreen(
      <ListPage
        title="杯子"
        call={mugCalls.list}
        columns={[
          { title: '名称', field: 'name' },
          ...['图片', '大图', '小图', '主图'].map((title) => ({ title, field: 'image' as const })),
          { title: '已售罄', field: 'price', card: 'status', show: (price) => price === 0 && '售罄' },
          { title: '价格', field: 'price', show: yuan },
        ]}
      />,
      { wire: [on(preferenceCalls.get, null), on(mugCalls.list, nameless)] },
    );
    expect(await screen.findByText('杯子 1')).toBeTruthy();
    for (const nothing of ['图片', '–', '售罄']) expect(screen.queryByText(nothing)).toBeNull();
    expect(screen.getByText('价格')).toBeTruthy();
  });

  it('a card shows every state: the first in its corner, the others before its other lines', async () => {
    setWidth(390);
    const facts = ['产地', '材质', '品牌', '货号', '库位'].map((title) => ({ title, field: 'name' as const }));
    renderScreen(
      <ListPage
        title="杯子"
        call={mugCalls.list}
        columns={[
          { title: '名称', field: 'name' },
          ...facts,
          { title: '状态', field: 'price', card: 'status', show: () => '已启用' },
          { title: '权限', field: 'price', card: 'status', show: () => '只读' },
        ]}
      />,
      { wire: [on(preferenceCalls.get, null), on(mugCalls.list, mugs(1)({ page: 1, limit: 20 }))] },
    );
    expect((await screen.findByText('已启用')).closest('.card-status')).not.toBeNull();
    const labels = screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(labels.slice(0, 2)).toEqual(['权限', '产地']);
    expect(screen.getByText('只读')).toBeTruthy();
  });
});
