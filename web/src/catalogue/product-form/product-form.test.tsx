import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { PREFERENCE_MAX, preferenceCalls } from '#contract/access/preferences.ts';
import { brandCalls } from '#contract/catalogue/brands.ts';
import { categoryCalls } from '#contract/catalogue/categories.ts';
import { ProductInfo } from '#contract/catalogue/product-record.ts';
import { no, productCalls } from '#contract/catalogue/products.ts';
import { ruleCalls } from '#contract/catalogue/rules.ts';
import { shopCalls } from '#contract/catalogue/shops.ts';
import { freightTemplateCalls } from '#contract/delivery/freight-templates.ts';
import { groupDataCalls } from '#contract/settings/group-data.ts';
import { encoder } from '#contract/transcode.ts';
import { complaintsOf } from '../../../test/axe.ts';
import { type Answering, on } from '../../../test/fake-wire.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { categories, pageOf, seller, slippers } from '../product/sample-products.ts';
import { ProductForm } from './product-form.tsx';

const show = (at: string, wire: Answering[] = [], scene = {}) =>
  renderScreen(
    <Routes>
      <Route path="/store/list/creatProduct/:id?/:isDisabled?" element={<ProductForm />} />
      <Route path="*" element={<p>别的页面</p>} />
    </Routes>,
    {
      at,
      wire: [
        on(preferenceCalls.get, null),
        on(preferenceCalls.save, null),
        on(categoryCalls.tree, categories),
        on(brandCalls.listAll, []),
        on(groupDataCalls.list, pageOf()),
        on(shopCalls.list, pageOf(seller)),
        on(freightTemplateCalls.list, pageOf()),
        on(ruleCalls.list, pageOf({ id: 1, ruleName: '服装', ruleValue: [{ value: '尺码', detail: ['M', 'L'] }] })),
        on(productCalls.info, slippers),
        ...wire,
      ],
      ...scene,
    },
  );

const NEW = '/store/list/creatProduct';
const EDIT = '/store/list/creatProduct/2';

const cell = (name: string) => screen.getByRole('textbox', { name });
const valueOf = (name: string) => cell(name).getAttribute('value');

describe('a product that is changed', () => {
  it('is shown with its combinations and its priorities', async () => {
    show(EDIT);
    expect(await screen.findByText(/（编辑）$/)).toBeTruthy();
    expect(valueOf('蓝售价')).toBe('25.90');
    const chips = screen.getAllByRole('button', { name: /按左右方向键移动/ });
    expect(chips.map(({ textContent }) => textContent?.trim())).toEqual(['秒杀', '默认', '砍价', '拼团']);
  });

  it('is saved with the version and the stock it was opened with', async () => {
    const { user, sent, notes, address } = show(EDIT, [on(productCalls.update, null)]);
    await user.click(await screen.findByRole('textbox', { name: '红库存' }));
    await user.keyboard('30');
    await user.click(screen.getByRole('button', { name: '提交' }));
    await waitFor(() => expect(address()).toBe('/store/index?type=2'));
    const [input] = sent(productCalls.update);
    expect(input).toMatchObject({ id: 2, version: 4, activity: slippers.activity });
    expect(input?.['attrValue']).toMatchObject([
      { id: 20, stock: 30, stockBase: 12 },
      { id: 21, stock: 0, stockBase: 0 },
    ]);
    expect(notes).toMatchObject([{ kind: 'success', text: '编辑成功' }]);
  });

  it('is given to another shop', async () => {
    const { user, sent } = show(EDIT, [on(productCalls.update, null)]);
    await user.click(await screen.findByRole('combobox', { name: '所属店铺' }));
    await user.click(await screen.findByTitle('城南分店（停业）'));
    await user.click(screen.getByRole('button', { name: '提交' }));
    await waitFor(() => expect(sent(productCalls.update)).toMatchObject([{ merId: 5 }]));
  });

  it('is merged with what somebody else saved meanwhile', async () => {
    const theirs = encoder(ProductInfo)({ ...slippers, storeName: '他们的拖鞋', keyword: '他们的', version: 5 });
    let refused = false;
    const { user, sent } = show(EDIT, [
      on(productCalls.update, () => {
        if (refused) return null;
        refused = true;
        throw no.STALE({ version: 5, theirs });
      }),
    ]);
    await user.clear(await screen.findByRole('textbox', { name: '商品名称' }));
    await user.type(screen.getByRole('textbox', { name: '商品名称' }), '我的拖鞋');
    await user.click(screen.getByRole('button', { name: '提交' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getAllByRole('group')).toHaveLength(1);
    await user.click(within(dialog).getByRole('button', { name: '按所选内容保存' }));
    await waitFor(() => expect(sent(productCalls.update)).toHaveLength(2));
    expect(sent(productCalls.update)[1]).toMatchObject({ version: 5, storeName: '我的拖鞋', keyword: '他们的' });
  });

  it('cannot be changed while it is on sale, and says what helps', async () => {
    show(EDIT, [on(productCalls.info, { ...slippers, isShow: true })]);
    expect(await screen.findByText(/^商品正在出售，下架后才能修改/)).toBeTruthy();
    expect(cell('红售价')).toHaveProperty('disabled', true);
    expect(screen.queryByRole('button', { name: '提交' })).toBeNull();
  });
});

describe('a product that is only looked at', () => {
  it('shows everything and changes nothing', async () => {
    show(`${EDIT}/1`);
    expect(await screen.findByText(/（详情）$/)).toBeTruthy();
    expect(document.querySelector('iframe')?.getAttribute('srcdoc')).toBe('<p>软底</p>');
    expect(screen.queryByRole('button', { name: '添加新规格' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^移除第/ })).toBeNull();
  });
});

describe('whoever may see products and not change them', () => {
  const may = ['admin:product:list', 'admin:product:info'];

  it('sees all of one, and nothing to fill in', async () => {
    show(EDIT, [], { may });
    expect(await screen.findByText(/（详情）$/)).toBeTruthy();
    expect(cell('红售价')).toHaveProperty('disabled', true);
    expect(screen.queryByRole('button', { name: '提交' })).toBeNull();
  });

  it('is told that adding is not theirs, before a word is typed', async () => {
    show(NEW, [], { may });
    expect(await screen.findByText(/^没有添加商品的权限/)).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('specifications', () => {
  it('keep the figures of combinations that stay, and hand prices on to new ones', async () => {
    const { user } = show(EDIT);
    await user.click(await screen.findByRole('button', { name: '给颜色添加规格值' }));
    await user.keyboard('绿{Enter}{Escape}');
    expect(valueOf('蓝售价')).toBe('25.90');
    expect(valueOf('绿售价')).toBe('');
  });

  it('tell how many combinations there will be, and refuse more than can be sold', async () => {
    const { user, notes } = show(EDIT);
    await user.click(await screen.findByRole('button', { name: '添加新规格' }));
    await user.type(cell('规格'), '尺码');
    await user.type(cell('规格值'), 'S M M L');
    expect(screen.getByRole('status').textContent).toBe('将有 6 种组合');
    fireEvent.change(cell('规格值'), { target: { value: Array.from({ length: 1001 }, (_, index) => index).join(' ') } });
    await user.click(screen.getByRole('button', { name: '确定' }));
    expect(notes[0]?.text).toBe('会有 2002 种组合，最多 2000 种，请减少规格值');
    expect(cell('红售价')).toBeTruthy();
  });

  it('come from a template', async () => {
    const { user } = show(EDIT);
    await user.click(await screen.findByRole('combobox', { name: '选择规格' }));
    await user.click(await screen.findByTitle('服装'));
    await user.click(screen.getByRole('button', { name: '确认' }));
    expect(cell('M售价')).toBeTruthy();
    expect(cell('L售价')).toBeTruthy();
  });

  it('refuse signs that clients would take apart', async () => {
    const { user, notes } = show(EDIT);
    await user.click(await screen.findByRole('button', { name: '给颜色添加规格值' }));
    await user.keyboard('红_白{Enter}');
    expect(notes[0]?.text).toContain('不能含有');
  });
});

describe('the SKU table', () => {
  it('takes a block copied from a spreadsheet', async () => {
    show(EDIT);
    await screen.findByText(/（编辑）$/);
    fireEvent.paste(cell('红售价'), { clipboardData: { getData: () => '11\t5\n12\t6\n' } });
    expect(['红售价', '红成本价', '蓝售价', '蓝成本价'].map(valueOf)).toEqual(['11', '5', '12', '6']);
  });

  it('fills a cell down with Ctrl-D and walks down with Enter', async () => {
    const { user } = show(EDIT);
    await user.click(await screen.findByRole('textbox', { name: '红售价' }));
    await user.keyboard('8{Control>}d{/Control}{Enter}');
    expect(valueOf('蓝售价')).toBe('8');
    expect(document.activeElement).toBe(cell('蓝售价'));
  });

  it('names the cells of a block that it could not read', async () => {
    const { notes } = show(EDIT);
    await screen.findByText(/（编辑）$/);
    fireEvent.paste(cell('红售价'), { clipboardData: { getData: () => '面议\n12\n13' } });
    expect(['红售价', '蓝售价'].map(valueOf)).toEqual(['19.90', '12']);
    expect(notes.map(({ text }) => text)).toEqual([
      '“红”售价没有粘贴，那里应填 0 或更大的数字；表格只有 2 行，多出的 1 行没有粘贴',
    ]);
  });

  it('fills a column down from its head', async () => {
    const { user } = show(EDIT);
    await user.click(await screen.findByLabelText('把第一行的库存填到下面各行'));
    expect(valueOf('蓝库存')).toBe('12');
  });

  it('is filled by the batch row', async () => {
    const { user } = show(EDIT);
    await user.click(await screen.findByRole('textbox', { name: '批量设置库存' }));
    await user.keyboard('7');
    await user.click(screen.getByRole('button', { name: '批量添加' }));
    expect(['红库存', '蓝库存'].map(valueOf)).toEqual(['7', '7']);
  });

  it('says cell by cell what is missing, and how many rows are', async () => {
    const { user } = show(EDIT);
    await user.clear(await screen.findByRole('textbox', { name: '蓝售价' }));
    await user.click(screen.getByRole('button', { name: '提交' }));
    expect(await screen.findByText('“蓝”：请输入售价')).toBeTruthy();
    expect(cell('蓝售价').getAttribute('aria-invalid')).toBe('true');
  });

  describe('of a thousand rows', () => {
    const many = (name: string) => ({ attrName: name, attrValues: Array.from({ length: 32 }, (__, index) => `${name}${index}`) });
    const attr = [many('甲'), many('乙')].map((one, id) => ({ ...one, id, productId: 2, type: 0, isDel: false }));
    const wide = [on(productCalls.info, { ...slippers, attr, attrValue: [] })];

    it('draws only what is in sight', async () => {
      const { user } = show(EDIT, wide);
      await user.click(await screen.findByRole('button', { name: /^展示全部 sku/ }));
      expect(screen.getByText('共 1024 种组合')).toBeTruthy();
      expect(screen.getAllByRole('textbox', { name: /甲.*售价/ }).length).toBeLessThan(40);
    });

    it('leads to the first row that is not complete, far below', async () => {
      const [red] = slippers.attrValue;
      const pairs = attr[0]?.attrValues.flatMap((a) => attr[1]?.attrValues.map((b) => ({ 甲: a, 乙: b })) ?? []) ?? [];
      const attrValue = pairs.map((attrPair, id) =>
        Object.assign({}, red, { id, attrValue: attrPair, image: id === 700 ? '' : '/a.png' }),
      );
      const { user } = show(EDIT, [on(productCalls.info, { ...slippers, attr, attrValue })]);
      await user.click(await screen.findByRole('button', { name: '提交' }));
      expect(await screen.findByText('“甲21 / 乙28”：请上传图片')).toBeTruthy();
      await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toContain('甲21 / 乙28图片'));
    });
  });

  it('lists the combinations that are not stored, and takes them out of sight with what was typed in them', async () => {
    const { attr, attrValue } = slippers;
    const info = { ...slippers, attr: attr.map((one) => ({ ...one, attrValues: ['红', '蓝', '绿'] })), attrValue };
    const { user } = show(EDIT, [on(productCalls.info, info)]);
    await user.click(await screen.findByRole('button', { name: '展示全部 sku（还有 1 种组合没有列出）' }));
    await user.type(cell('绿售价'), '8');
    await user.click(screen.getByRole('button', { name: '只看原有 sku' }));
    expect(screen.queryByRole('textbox', { name: '绿售价' })).toBeNull();
    await user.click(screen.getByRole('button', { name: /^展示全部 sku/ }));
    expect(valueOf('绿售价')).toBe('8');
  });
});

describe('what was typed and not saved', () => {
  const kept = { at: '2026-11-20 10:42:00', values: { storeName: '写了一半的拖鞋', sort: 7 } };
  const OFFER = /^上次未保存的内容，/;

  it('is kept for the next visit, and forgotten when it is saved', async () => {
    const { user, sent } = show(EDIT, [on(productCalls.update, null)]);
    await user.type(await screen.findByRole('textbox', { name: '商品名称' }), '二');
    await waitFor(() => expect(sent(preferenceCalls.save)).toHaveLength(1), { timeout: 8000 });
    expect(sent(preferenceCalls.save)[0]).toMatchObject({
      key: 'draft:product:2',
      value: { values: { storeName: `${slippers.storeName}二`, version: 4 } },
    });
    await user.click(screen.getByRole('button', { name: '提交' }));
    await waitFor(() => expect(sent(preferenceCalls.save).at(-1)).toEqual({ key: 'draft:product:2', value: null }));
  });

  it('is kept as well when it was typed before an older draft could be found', async () => {
    const found = Promise.withResolvers<null>();
    const { user, sent } = show(EDIT, [on(preferenceCalls.get, () => found.promise)]);
    await user.type(await screen.findByRole('textbox', { name: '商品名称' }), '二');
    found.resolve(null);
    await waitFor(() => expect(sent(preferenceCalls.save)).toHaveLength(1), { timeout: 8000 });
  });

  it('that is too long to be kept says so', async () => {
    const { user, sent } = show(EDIT);
    await user.type(await screen.findByRole('textbox', { name: '商品名称' }), '二');
    fireEvent.change(cell('商品关键字'), { target: { value: '长'.repeat(PREFERENCE_MAX) } });
    expect(await screen.findByText(/内容太多，不能自动存为草稿/, {}, { timeout: 8000 })).toBeTruthy();
    expect(sent(preferenceCalls.save)).toEqual([]);
  });

  it('is taken up again', async () => {
    const { user } = show(EDIT, [on(preferenceCalls.get, kept)]);
    await screen.findByText(OFFER);
    await user.click(screen.getByRole('button', { name: '恢复' }));
    expect(valueOf('商品名称')).toBe('写了一半的拖鞋');
    expect(valueOf('红售价')).toBe('19.90');
    expect(screen.getByText('有修改尚未保存')).toBeTruthy();
    expect(screen.queryByText(OFFER)).toBeNull();
  });

  it('is thrown away', async () => {
    const { user, sent } = show(EDIT, [on(preferenceCalls.get, kept)]);
    await user.click(await screen.findByRole('button', { name: '丢弃' }));
    expect(screen.queryByText(OFFER)).toBeNull();
    await waitFor(() => expect(sent(preferenceCalls.save)).toEqual([{ key: 'draft:product:2', value: null }]));
  });

  it('is not offered where nothing may be changed', async () => {
    const { sent } = show(`${EDIT}/1`, [on(preferenceCalls.get, kept)]);
    await screen.findByText(/（详情）$/);
    expect(sent(preferenceCalls.get)).toEqual([]);
  });
});

describe('a new product', () => {
  it('says of every field what it wants, in the words of the shop', async () => {
    const { user } = show(NEW);
    await user.click(await screen.findByRole('button', { name: '提交' }));
    for (const words of ['请输入商品名称', '请选择商品分类', '请上传商品图', '请上传商品轮播图', '请选择运费模板', '请输入售价'])
      expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  });

  it('asks for specifications when it has several', async () => {
    const { user } = show(NEW);
    await user.click(await screen.findByRole('radio', { name: '多规格' }));
    await user.click(screen.getByRole('button', { name: '提交' }));
    expect(await screen.findByText('请填写多规格属性！')).toBeTruthy();
  });

  it('passes an accessibility check', async () => {
    const { container } = show(NEW);
    await screen.findByText('添加商品');
    expect(await complaintsOf(container)).toEqual([]);
  });
});
