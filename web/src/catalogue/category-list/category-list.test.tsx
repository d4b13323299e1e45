import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { preferenceCalls } from '#contract/access/preferences.ts';
import { categoryCalls } from '#contract/catalogue/categories.ts';
import { categoryTypes } from '#contract/catalogue/category-record.ts';
import { categoryRefusals } from '#contract/catalogue/category-refusals.ts';
import { useOpened } from '#web/ui/tree/use-opened.ts';
import { complaintsOf } from '../../../test/axe.ts';
import { setWidth } from '../../../test/browser.ts';
import { type Answering, on } from '../../../test/fake-wire.ts';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { renderScreen } from '../../../test/render-screen.tsx';
import { ProductCategories as Categories, categoryListOf } from './category-list.tsx';
import { category, smallTree } from './sample-categories.ts';

const show = (wire: Answering[] = [], scene = {}, Screen = Categories) =>
  renderScreen(<Screen />, {
    wire: [on(preferenceCalls.get, null), on(categoryCalls.tree, smallTree), on(categoryCalls.levels, { levels: 4 }), ...wire],
    ...scene,
  });

const refuses = (refusal: () => Error) => () => {
  throw refusal();
};
const rowOf = (name: RegExp) => screen.findByRole('row', { name });
const names = () => screen.getAllByRole('row').flatMap((row) => row.querySelector('.cell-title span[title]')?.textContent ?? []);
const dialogOf = async (title: string) => {
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(title)).toBeTruthy();
  return dialog;
};
const openAll = async (user: ReturnType<typeof show>['user']) => {
  await rowOf(/餐厨/);
  await user.click(screen.getByRole('button', { name: '全部展开' }));
};
const more = async (user: ReturnType<typeof show>['user'], row: HTMLElement, act: string) => {
  await user.click(within(row).getByRole('button', { name: '更多' }));
  await user.click(await screen.findByRole('button', { name: act }));
};

const Closer = () => {
  const { set } = useOpened('category.tree.1');
  return <button type="button" onClick={() => set([])} aria-label="关" />;
};
beforeEach(() => {
  const { getByRole, unmount } = renderScreen(<Closer />);
  fireEvent.click(getByRole('button', { name: '关' }));
  unmount();
});

describe('the product categories', () => {
  it('begin as roots with their numbers, and open to what lies below', async () => {
    const { user } = show();
    const root = await rowOf(/餐厨/);
    expect(names()).toEqual(['餐厨', '家纺']);
    expect(within(root).getByRole('link', { name: '3' }).getAttribute('href')).toBe('/store/index?cateId=1');

    await user.click(within(root).getByRole('button', { name: '展开餐厨' }));
    expect(names()).toEqual(['餐厨', '杯子', '锅具', '家纺']);
    expect((await rowOf(/杯子/)).getAttribute('aria-level')).toBe('2');
  });

  it('stay open when one comes back', async () => {
    const first = show();
    await openAll(first.user);
    first.unmount();
    show();
    await rowOf(/杯子/);
  });

  it('open and close by the arrow keys', async () => {
    const { user } = show();
    const root = await rowOf(/餐厨/);
    root.focus();
    await user.keyboard('{ArrowRight}');
    expect(names()).toContain('杯子');
    (await rowOf(/杯子/)).focus();
    await user.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(root);
    await user.keyboard('{ArrowLeft}');
    expect(names()).not.toContain('杯子');
  });

  it('are filtered by status and name in the address, and shown open then', async () => {
    const { sent } = show([], { at: '/?status=1&name=%E6%9D%AF&type=5' });
    await rowOf(/杯子/);
    expect(sent(categoryCalls.tree)[0]).toMatchObject({ type: 1, status: 1, name: '杯', withCounts: true });
    expect(document.querySelector('.drag-grip')).toBeNull();
  });

  it('pass an accessibility check', async () => {
    const { container, user } = show();
    await openAll(user);
    expect(await complaintsOf(container)).toEqual([]);
  });

  it('are drawn a screenful at a time, however many there are', async () => {
    const many = Array.from({ length: 5000 }, (_, index) => category(index + 1, `分类${index + 1}`));
    show([on(categoryCalls.tree, many)]);
    await screen.findByText('分类1');
    expect(document.querySelectorAll('tr').length).toBeLessThan(60);
    expect(document.querySelector('table')?.getAttribute('aria-rowcount')).toBe('5001');

    const table = document.querySelector('.list-table') ?? document.body;
    table.scrollTop = 52 * 2000;
    fireEvent.scroll(table);
    await screen.findByText('分类2001');
    expect(screen.queryByText('分类1')).toBeNull();
  });
});

describe('the tree', () => {
  itIsAList({
    isInBrowser: true,
    screen: <Categories />,
    call: categoryCalls.tree,
    wire: [on(categoryCalls.levels, { levels: 4 })],
    some: smallTree,
    row: /餐厨/,
    none: [],
    empty: '还没有商品分类，先添加一个',
    filter: 'name=x',
    search: ['名称', 'name'],
    reader: { may: ['admin:category:list'], lacks: ['添加商品分类', '编辑', '更多'] },
  });
});

describe('the switch of a category', () => {
  it('says what it is to be', async () => {
    const { user, sent, notes } = show([on(categoryCalls.updateStatus, null, { change: 4 })]);
    await user.click(await screen.findByRole('switch', { name: '餐厨显示' }));
    expect(sent(categoryCalls.updateStatus)).toEqual([{ id: 1, status: false }]);
    await waitFor(() => expect(notes).toMatchObject([{ kind: 'undo', text: '已修改分类状态' }]));
  });

  it('flips back with the reason when it is refused', async () => {
    const { user, notes } = show([on(categoryCalls.updateStatus, refuses(categoryRefusals.NOT_CHANGED))]);
    const toggle = await screen.findByRole('switch', { name: '餐厨显示' });
    await user.click(toggle);
    await waitFor(() => expect(notes).toMatchObject([{ kind: 'error', text: '修改失败' }]));
    expect(toggle.getAttribute('aria-checked')).toBe('true');
  });
});

describe('a category in the form', () => {
  it('is made with a short name, as a root unless told', async () => {
    const { user, sent, notes } = show([on(categoryCalls.save, null)]);
    await rowOf(/餐厨/);
    await user.click(screen.getByRole('button', { name: '添加商品分类' }));
    const dialog = await dialogOf('添加商品分类');
    await user.type(within(dialog).getByLabelText('分类名称'), '一二三四五六七八九');
    await user.click(within(dialog).getByRole('button', { name: '保存' }));
    await screen.findByText('分类名称最多 8 个字，请写短一些');
    await user.type(within(dialog).getByLabelText('分类名称'), '{Backspace}');
    await user.click(within(dialog).getByRole('button', { name: '保存' }));
    await waitFor(() => expect(notes).toMatchObject([{ kind: 'success', text: '创建目录成功' }]));
    expect(sent(categoryCalls.save)).toMatchObject([{ name: '一二三四五六七八', pid: 0, type: 1, status: true, sort: 1 }]);
  });

  it('is made below the root whose row it was asked from', async () => {
    const { user, sent } = show([on(categoryCalls.save, null)]);
    await more(user, await rowOf(/餐厨/), '添加子目录');
    await user.type(await screen.findByLabelText('分类名称'), '碗');
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(sent(categoryCalls.save)).toMatchObject([{ pid: 1, name: '碗' }]));
  });

  it('keeps its place while a root is edited, and stays open when it is refused', async () => {
    const { user } = show([on(categoryCalls.update, refuses(categoryRefusals.NAME_TAKEN))]);
    await user.click(within(await rowOf(/餐厨/)).getByRole('button', { name: '编辑' }));
    const dialog = await dialogOf('编辑商品分类');
    expect(within(dialog).getByLabelText('父级')).toHaveProperty('disabled', true);
    await user.click(within(dialog).getByRole('button', { name: '保存' }));
    expect(await within(dialog).findByText('此分类已存在')).toBeTruthy();
  });

  it('of menus takes its icon from those there are', async () => {
    const { user, sent } = show([on(categoryCalls.save, null)], {}, categoryListOf(categoryTypes.menu));
    await rowOf(/餐厨/);
    await user.click(screen.getByRole('button', { name: '添加菜单分类' }));
    await user.type(await screen.findByLabelText('分类名称'), '报表');
    await user.click(screen.getByLabelText('菜单图标'));
    await user.click(await screen.findByLabelText('s-goods'));
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(sent(categoryCalls.save)).toMatchObject([{ name: '报表', extra: 's-goods' }]));
  });

  it('has the fields of its type', async () => {
    const { user } = show([], {}, categoryListOf(categoryTypes.article));
    await rowOf(/餐厨/);
    await user.click(screen.getByRole('button', { name: '添加文章分类' }));
    const dialog = await dialogOf('添加文章分类');
    expect(within(dialog).queryByLabelText('父级')).toBeNull();
    expect(within(dialog).queryByLabelText('URL')).toBeNull();
    expect(within(dialog).getByText('分类图标')).toBeTruthy();
  });
});

describe('a category that is moved', () => {
  it('changes places by the buttons, and can be taken back', async () => {
    const { user, sent, notes } = show([on(categoryCalls.move, null, { change: 9 })]);
    await openAll(user);
    await more(user, await rowOf(/锅具/), '上移');
    expect(sent(categoryCalls.move)).toEqual([{ id: 3, pid: 1, before: 2 }]);
    await waitFor(() => expect(notes).toMatchObject([{ kind: 'undo', text: '已移动分类' }]));
  });

  it('passes the neighbour it really has while a search hides it', async () => {
    const found = on(categoryCalls.tree, ({ name }) =>
      name === '锅' ? [category(1, '餐厨', { child: [category(3, '锅具', { pid: 1 })] })] : smallTree,
    );
    const { user, sent } = show([found, on(categoryCalls.move, null)], { at: '/?name=%E9%94%85' });
    await more(user, await rowOf(/锅具/), '上移');
    expect(sent(categoryCalls.move)).toEqual([{ id: 3, pid: 1, before: 2 }]);
  });

  it('is dragged in front of another, or below it', async () => {
    const { user, sent } = show([on(categoryCalls.move, null), on(categoryCalls.levels, { levels: 2 })]);
    await openAll(user);
    const dataTransfer = { effectAllowed: '', setDragImage: () => {} };
    const drag = async (name: RegExp, onto: RegExp, clientY: number) => {
      const target = await rowOf(onto);
      target.getBoundingClientRect = () => new DOMRect(0, 0, 800, 52);
      const grip = (await rowOf(name)).querySelector('.drag-grip') ?? target;
      fireEvent.dragStart(grip, { dataTransfer });
      for (const event of [createEvent.dragOver(target), createEvent.drop(target)]) {
        Object.defineProperty(event, 'clientY', { value: clientY });
        fireEvent(target, event);
      }
    };
    await drag(/锅具/, /杯子/, 2);
    await drag(/锅具/, /家纺/, 26);
    // 餐厨 has children of its own, and this shop wants two levels, so there is no room below 家纺: it goes behind it.
    await drag(/餐厨/, /家纺/, 30);
    await waitFor(() =>
      expect(sent(categoryCalls.move)).toEqual([
        { id: 3, pid: 1, before: 2 },
        { id: 3, pid: 4 },
        { id: 1, pid: 0 },
      ]),
    );
  });

  it('goes to a parent that is chosen', async () => {
    const { user, sent } = show([on(categoryCalls.move, null)]);
    await more(user, await rowOf(/家纺/), '移动到…');
    const dialog = await dialogOf('移动“家纺”');
    await user.click(within(dialog).getByLabelText('父级'));
    await user.click(await screen.findByText('餐厨', { selector: '.ant-cascader-menu-item *' }));
    await user.click(within(dialog).getByRole('button', { name: '移动' }));
    await waitFor(() => expect(sent(categoryCalls.move)).toEqual([{ id: 4, pid: 1 }]));
  });

  it('is deleted after a question, and the reason is told when it may not go', async () => {
    const { user, notes } = show([on(categoryCalls.delete, refuses(categoryRefusals.HAS_CHILDREN))]);
    await more(user, await rowOf(/餐厨/), '删除');
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('确定删除当前数据?');
    await user.click(within(dialog).getByRole('button', { name: '删除' }));
    await waitFor(() => expect(notes).toMatchObject([{ kind: 'error', text: '当前分类下有子类，请先删除子类！' }]));
  });
});

describe('a person who may only look', () => {
  it('sees words in place of switches, and nothing to change', async () => {
    show([], { may: ['admin:category:list', 'admin:category:list:tree'] });
    const row = await rowOf(/家纺/);
    expect(within(row).getByText('隐藏')).toBeTruthy();
    for (const role of ['switch', 'link']) expect(screen.queryByRole(role)).toBeNull();
    for (const name of ['添加商品分类', '编辑', '更多', '删除']) expect(screen.queryByRole('button', { name })).toBeNull();
    expect(document.querySelector('.drag-grip')).toBeNull();
  });
});

describe('the categories on a phone', () => {
  it('are searched by name first, and hide none to begin with', async () => {
    setWidth(390);
    show();
    expect(await screen.findByRole('searchbox', { name: '名称' })).toBeTruthy();
    expect(screen.getByRole('button', { name: /筛选/ }).textContent).toBe('筛选');
  });

  it('are cards that open, without grips', async () => {
    setWidth(390);
    const { user } = show();
    await screen.findByText(/家纺/);
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: '展开餐厨' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    expect(document.querySelector('.drag-grip')).toBeNull();
  });
});
