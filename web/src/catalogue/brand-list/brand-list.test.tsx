import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preferenceCalls } from '#contract/access/preferences.ts';
import { type Brand, brandCalls, no } from '#contract/catalogue/brands.ts';
import { categoryCalls } from '#contract/catalogue/categories.ts';
import { type Answering, on } from '../../../test/fake-wire.ts';
import { itIsADialog } from '../../../test/is-a-dialog.tsx';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { renderScreen } from '../../../test/render-screen.tsx';
import { categories, pageOf } from '../product/sample-products.ts';
import { BrandList } from './brand-list.tsx';

const at = new Date('2026-11-20T06:05:00Z');
const enamel: Brand = {
  id: 7,
  name: '老厂搪瓷',
  logo: '/logo.png',
  initial: 'L',
  cateIds: [3],
  cateValues: '杯子,餐厨',
  story: '做了四十年搪瓷',
  sort: 2,
  isShow: true,
  isDel: false,
  productCount: 1200,
  createTime: at,
  updateTime: at,
};

const wire = [on(preferenceCalls.get, null), on(categoryCalls.tree, categories), on(brandCalls.list, pageOf(enamel))];
const show = (more: Answering[] = []) => renderScreen(<BrandList />, { wire: [...wire, ...more] });

describe('the list of brands', () => {
  itIsAList({
    screen: <BrandList />,
    call: brandCalls.list,
    wire,
    some: pageOf(enamel),
    row: '老厂搪瓷',
    shows: ['杯子、餐厨', '1200'],
    none: pageOf<Brand>(),
    empty: '还没有品牌，添加后可以在商品里选择',
    filter: 'isShow=1',
    search: ['品牌名称', 'name'],
    reader: { may: ['admin:product:brand:list'], lacks: ['添加品牌', '编辑', '更多', '历史'] },
  });
});

describe('a brand in the list', () => {
  it('is hidden at a click, which can be taken back', async () => {
    const { user, sent, notes } = show([on(brandCalls.updateStatus, null, { change: 3 })]);
    await user.click(await screen.findByRole('switch', { name: '老厂搪瓷显示' }));
    await waitFor(() => expect(sent(brandCalls.updateStatus)).toEqual([{ id: 7, isShow: false }]));
    await waitFor(() => expect(notes).toMatchObject([{ kind: 'undo', text: '修改成功' }]));
  });

  it('says why it cannot be deleted', async () => {
    const refuse = () => {
      throw no.IN_USE({ count: 3 });
    };
    const { user, notes } = show([on(brandCalls.delete, refuse)]);
    await user.click(await screen.findByRole('button', { name: '更多' }));
    await user.click(await screen.findByRole('button', { name: '删除' }));
    await waitFor(() => expect(notes).toEqual([{ kind: 'error', text: '该品牌下有商品，不能删除' }]));
  });
});

describe('the dialog of a brand', () => {
  itIsADialog({
    screen: <BrandList />,
    wire,
    at: '/?name=厂',
    call: brandCalls.update,
    field: '品牌名称',
    value: '老厂搪瓷',
    wrong: ['', '请输入品牌名称'],
    blank: ['添加品牌', '请输入品牌名称', '请上传品牌LOGO'],
    sends: {
      id: 7,
      name: '另一个',
      logo: '/logo.png',
      initial: 'L',
      cateIds: [3],
      story: '做了四十年搪瓷',
      sort: 2,
      isShow: true,
    },
  });
});
