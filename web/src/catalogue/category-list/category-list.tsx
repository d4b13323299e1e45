import { labelOf } from '#contract/choices.ts';
import { categoryCalls } from '#contract/catalogue/categories.ts';
import { categoryStatuses, categoryTypes } from '#contract/catalogue/category-record.ts';
import { ChoiceFilter, TextFilter } from '#web/ui/index.ts';
import { asHung } from '#web/ui/tree/tree-lines.ts';
import { TreePage } from '#web/ui/tree/tree-page.tsx';
import { useLevels } from '../categories/index.ts';
import { AddCategory } from './add-category.tsx';
import { categoryActs, touches } from './category-acts.tsx';
import { columnsOf } from './columns.tsx';
import { hasParents } from './kinds.ts';

const start = { status: categoryStatuses.any };

const listOf = (type: number) => {
  const label = labelOf(categoryTypes, type) ?? '分类';
  const hasProducts = type === categoryTypes.product;
  return {
    label,
    columns: columnsOf(type, hasProducts),
    fixed: { type, ...(hasProducts ? { withCounts: true } : {}) },
    add: <AddCategory type={type} label={label} />,
  };
};

/** A screen of the categories of one type: products, articles or menus. */
export function categoryListOf(type: number) {
  const { label, columns, fixed, add } = listOf(type);
  return function CategoryList() {
    const allowed = useLevels(type);
    const levels = hasParents(type) ? allowed : 1;
    return (
      <TreePage
        title={label}
        screen={`category.tree.${type}`}
        kind={type}
        call={categoryCalls.tree}
        hang={asHung}
        start={start}
        fixed={fixed}
        filters={
          <>
            <ChoiceFilter name="status" of={categoryStatuses} isAlwaysSet />
            <TextFilter name="name" placeholder="请输入名称" />
          </>
        }
        actions={add}
        columns={columns}
        rowActions={categoryActs(levels)}
        move={{ call: categoryCalls.move, input: (to) => to, levels, touches }}
        empty={{ says: `还没有${label}，先添加一个`, action: add }}
      />
    );
  };
}

export const ProductCategories = categoryListOf(categoryTypes.product);
export const ArticleCategories = categoryListOf(categoryTypes.article);
