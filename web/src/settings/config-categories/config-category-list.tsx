import { flagChoices, labelOf } from '#contract/choices.ts';
import { categoryCalls } from '#contract/catalogue/categories.ts';
import { categoryTypes, configKinds } from '#contract/catalogue/category-record.ts';
import { type Column, TextFilter, position, switchColumn } from '#web/ui/index.ts';
import { asHung } from '#web/ui/tree/tree-lines.ts';
import { TreePage } from '#web/ui/tree/tree-page.tsx';
import { categoryActs } from './category-acts.tsx';
import { CategoryDialog } from './category-dialog.tsx';
import { type ConfigCategory, everyCategory } from './drafts.ts';

const yesOrNo = flagChoices('是', '否');

const columns: readonly Column<ConfigCategory>[] = [
  { title: '分类昵称', field: 'name', width: 280, card: 'title' },
  { title: '英文名称', field: 'url', width: 220 },
  { title: '配置类型', field: 'configKind', width: 96, show: (kind) => labelOf(configKinds, kind) },
  { title: '已关联的表单', field: 'extra', width: 128 },
  { field: 'sort', width: 84, show: position, card: 'none' },
  switchColumn('status', {
    title: '启用状态',
    call: categoryCalls.updateStatus,
    of: yesOrNo,
    label: ({ name }) => `${name}启用`,
    width: 104,
  }),
];

const add = <CategoryDialog pid={0} label="添加分类" call={categoryCalls.save} primary />;

/** Forms that the tabs of the settings lead to, in two levels. */
export const ConfigCategoryList = () => (
  <TreePage
    title="配置分类"
    screen={`category.tree.${categoryTypes.config}`}
    kind={categoryTypes.config}
    call={categoryCalls.tree}
    hang={asHung}
    start={{}}
    fixed={everyCategory}
    filters={<TextFilter name="name" placeholder="请输入分类名称" />}
    actions={add}
    columns={columns}
    rowActions={categoryActs}
    empty={{ says: '还没有配置分类，先添加一个', action: add }}
  />
);
