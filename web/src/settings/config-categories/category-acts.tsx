import { type ReactNode, Suspense, lazy, useState } from 'react';
import { categoryCalls } from '#contract/catalogue/categories.ts';
import { formTemplateCalls } from '#contract/settings/form-templates.ts';
import { HistoryButton, type Key, RunButton, useMay } from '#web/ui/index.ts';
import { SlotButton, SlotProvider } from '#web/ui/action/slot.tsx';
import type { TreeLine } from '#web/ui/tree/tree-lines.ts';
import { CategoryDialog, EditCategory } from './category-dialog.tsx';
import type { ConfigCategory } from './drafts.ts';

const { save, update, info, delete: remove } = categoryCalls;

const FormPicker = lazy(() => import('./form-picker.tsx').then((module) => ({ default: module.FormPicker })));

function LinkForm({ category, call }: { category: ConfigCategory; call: Key }): ReactNode {
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  if (!may(call) || !may(formTemplateCalls.list)) return null;
  return (
    <>
      <SlotButton onClick={() => setOpen(true)}>配置列表</SlotButton>
      <SlotProvider value="bar">
        <Suspense>{isOpen && <FormPicker category={category} onClose={() => setOpen(false)} />}</Suspense>
      </SlotProvider>
    </>
  );
}

/** Acts on a category of settings; a child has no children. */
export const categoryActs = (row: ConfigCategory, { way }: TreeLine<ConfigCategory>) => (
  <>
    <EditCategory of={row} call={update} />
    <LinkForm category={row} call={update} />
    {way.length === 0 && <CategoryDialog pid={row.id} label="添加子目录" call={save} />}
    <HistoryButton noun="category" id={row.id} call={info} />
    <RunButton label="删除" call={remove} input={{ id: row.id }} ask="确定删除当前数据?" says="删除成功" danger />
  </>
);
