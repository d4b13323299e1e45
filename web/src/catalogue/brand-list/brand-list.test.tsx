import { describe } from 'vitest';
import { type Brand, brandCalls, brandRefusals } from '#contract/catalogue/brands.ts';
import { categoryCalls } from '#contract/catalogue/categories.ts';
import { on } from '../../../test/fake-wire.ts';
import { itIsADialog } from '../../../test/is-a-dialog.tsx';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { categories, pageOf } from '../product/sample-products.ts';
import { BrandList } from './brand-list.tsx';

const draft = { name: '老厂搪瓷', logo: '/logo.png', initial: 'L', cateIds: [3], story: '做了四十年搪瓷', sort: 2, isShow: true };
const at = new Date('2026-11-20T06:05:00Z');
const stored = { cateValues: '杯子,餐厨', isDel: false, productCount: 1200, createTime: at, updateTime: at };
const enamel: Brand = { id: 7, ...draft, ...stored };

const wire = [on(categoryCalls.tree, categories), on(brandCalls.list, pageOf(enamel))];

describe('the list of brands', () => {
  itIsAList({
    isInBrowser: true,
    screen: <BrandList />,
    call: brandCalls.list,
    wire,
    some: pageOf(enamel),
    row: '老厂搪瓷',
    shows: ['杯子、餐厨', '1,200'],
    none: pageOf<Brand>(),
    empty: '还没有品牌，添加后可以在商品里选择',
    filter: 'isShow=1',
    search: ['品牌名称', 'name'],
    flips: { name: '老厂搪瓷显示', call: brandCalls.updateStatus, sends: { id: 7, isShow: false } },
    keeps: { call: brandCalls.delete, because: brandRefusals.IN_USE({ count: 3 }) },
    reader: { may: ['admin:product:brand:list'], lacks: ['添加品牌', '编辑', '更多', '历史'] },
  });
});

describe('the dialog of a brand', () => {
  itIsADialog({
    isInBrowser: true,
    screen: <BrandList />,
    wire,
    at: '/?name=厂',
    call: brandCalls.update,
    field: '品牌名称',
    value: '老厂搪瓷',
    wrong: ['', '请输入品牌名称'],
    blank: ['添加品牌', '请输入品牌名称', '请上传品牌LOGO'],
    sends: { ...draft, id: 7, name: '另一个' },
  });
});
