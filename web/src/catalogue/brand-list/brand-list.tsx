import { lazy } from 'react';
import { shownOrHidden } from '#contract/choices.ts';
import { type Brand, brandCalls } from '#contract/catalogue/brands.ts';
import {
  ChoiceFilter,
  type Column,
  HistoryButton,
  ListPage,
  RecordDialog,
  RunButton,
  TextFilter,
  figure,
  picture,
  position,
  switchColumn,
  when,
} from '#web/ui/index.ts';
import { CategoryFilter } from '../product-list/category-filter.tsx';

const BrandFields = lazy(() => import('./brand-fields.tsx').then((module) => ({ default: module.BrandFields })));

const dialog = {
  noun: '品牌',
  save: brandCalls.save,
  call: brandCalls.update,
  blank: { name: '', logo: '', initial: '', cateIds: [], story: '', sort: 0, isShow: true },
  children: <BrandFields />,
};
const add = <RecordDialog {...dialog} primary />;

const columns: readonly Column<Brand>[] = [
  { field: 'id', width: 64, card: 'none' },
  { field: 'logo', width: 84, show: picture },
  { field: 'name', width: 180, card: 'title' },
  { field: 'initial', width: 72 },
  { field: 'cateValues', width: 200, show: (names) => names.split(',').join('、') },
  { field: 'productCount', width: 76, show: figure },
  { field: 'sort', width: 72, show: position, card: 'none' },
  switchColumn('isShow', { call: brandCalls.updateStatus, of: shownOrHidden, label: ({ name }) => `${name}显示` }),
  { field: 'createTime', show: when, card: 'none' },
];

/** The makers whose names stand on products. */
export const BrandList = () => (
  <ListPage
    title="品牌"
    call={brandCalls.list}
    filters={
      <>
        <TextFilter name="name" />
        <ChoiceFilter name="isShow" of={shownOrHidden} />
        <CategoryFilter name="cateId" />
      </>
    }
    actions={add}
    columns={columns}
    rowActions={(brand) => (
      <>
        <RecordDialog {...dialog} record={brand} />
        <HistoryButton noun="brand" id={brand.id} call={brandCalls.info} />
        <RunButton label="删除" call={brandCalls.delete} input={{ id: brand.id }} danger />
      </>
    )}
    empty={{ says: '还没有品牌，添加后可以在商品里选择', action: add }}
  />
);
