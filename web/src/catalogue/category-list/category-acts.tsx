import { labelOf } from '#contract/choices.ts';
import { categoryCalls } from '#contract/catalogue/categories.ts';
import { categoryTypes } from '#contract/catalogue/category-record.ts';
import { DialogButton, Field, HistoryButton, RunButton } from '#web/ui/index.ts';
import { MoveButtons } from '#web/ui/tree/move-buttons.tsx';
import type { TreeLine } from '#web/ui/tree/tree-lines.ts';
import { CategoryFields } from './category-fields.tsx';
import { type Category, draftOf, hasParents, mayHaveChildren, newBelow } from './kinds.ts';
import { ParentInput } from './parent-input.tsx';

const { save, update, move, info, delete: remove } = categoryCalls;

/** Product lists name the categories of each product. */
export const touches = ['product'] as const;

/** Acts on a category where it stands, in a tree of so many levels. */
export const categoryActs = (levels: number) => (row: Category, line: TreeLine<Category>) => {
  const { id, pid, type } = row;
  const label = labelOf(categoryTypes, type) ?? '分类';
  return (
    <>
      <DialogButton label="编辑" title={`编辑${label}`} call={update} start={draftOf(row)} touches={touches}>
        <CategoryFields type={type} of={row} />
      </DialogButton>
      {mayHaveChildren(line, levels) && (
        <DialogButton label="添加子目录" title={`添加${label}`} call={save} start={newBelow(id, type)} says="创建目录成功">
          <CategoryFields type={type} />
        </DialogButton>
      )}
      <MoveButtons line={line} call={move} input={(to) => to} />
      {hasParents(type) && (
        <DialogButton
          label="移动到…"
          saveLabel="移动"
          title={`移动“${row.name}”`}
          call={move}
          start={{ id, pid }}
          touches={touches}
        >
          <Field name="pid" help="会排在新父级下的最后；移到隐藏的分类下时，它也会被隐藏">
            <ParentInput type={type} of={row} />
          </Field>
        </DialogButton>
      )}
      <HistoryButton noun="category" id={id} call={info} />
      <RunButton label="删除" call={remove} input={{ id }} ask="确定删除当前数据?" says="删除成功" danger />
    </>
  );
};
