import { shownOrHidden } from '#contract/choices.ts';
import { brandCalls } from '#contract/catalogue/brands.ts';
import { ChoiceFilter, HistoryButton, ListPage, RecordDialog, RunButton, TextFilter } from '#web/ui/index.ts';
import { CategoryFilter } from '../product-list/category-filter.tsx';
import { brandDialog } from './brand-dialog.tsx';
import { columns } from './columns.tsx';

const add = <RecordDialog {...brandDialog} primary />;

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
        <RecordDialog {...brandDialog} record={brand} />
        <HistoryButton noun="brand" id={brand.id} call={brandCalls.info} />
        <RunButton label="删除" call={brandCalls.delete} input={{ id: brand.id }} danger />
      </>
    )}
    empty={{ says: '还没有品牌，添加后可以在商品里选择', action: add }}
  />
);
