import { lazy } from 'react';
import { shownOrHidden } from '#contract/choices.ts';
import { type Brand, brandCalls } from '#contract/catalogue/brands.ts';
import {
  ChoiceFilter,
  type Column,
  RecordList,
  TextFilter,
  figure,
  picture,
  position,
  switchColumn,
  when,
} from '#web/ui/index.ts';
import { CategoryFilter } from '../product-list/category-filter.tsx';

const BrandFields = lazy(() => import('./brand-fields.tsx').then((module) => ({ default: module.BrandFields })));

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

/** Makers whose names stand on products. */
export const BrandList = () => (
  <RecordList
    title="品牌"
    calls={brandCalls}
    readBy={brandCalls.info}
    fields={<BrandFields />}
    blank={{ name: '', logo: '', initial: '', cateIds: [], story: '', sort: 0, isShow: true }}
    columns={columns}
    filters={
      <>
        <TextFilter name="name" />
        <ChoiceFilter name="isShow" of={shownOrHidden} />
        <CategoryFilter name="cateId" />
      </>
    }
    empty="还没有品牌，添加后可以在商品里选择"
  />
);
