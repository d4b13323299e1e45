import { Radio } from 'antd';
import { useState } from 'react';
import type { CategoryNode } from '#contract/catalogue/category-record.ts';
import { categoryCalls } from '#contract/catalogue/categories.ts';
import type { FormTemplate } from '#contract/settings/form-templates.ts';
import { useCall, useRun } from '#web/ui/index.ts';
import { openedFields } from '#web/ui/wire/index.ts';
import { PickDialog } from '#web/ui/pickers/pick-dialog.tsx';
import { templatePick } from '../template-pick.tsx';
import { type ConfigCategory, draftOf, everyCategory } from './drafts.ts';

const allOf = (nodes: readonly CategoryNode[]): CategoryNode[] => nodes.flatMap((node) => [node, ...allOf(node.child ?? [])]);

/** The categories that lead to each form, besides one. */
function useLinked(except: number): ReadonlyMap<string, string> {
  const { data = [] } = useCall(categoryCalls.tree, everyCategory);
  return new Map(allOf(data).flatMap(({ id, extra, name }) => (extra && id !== except ? [[extra, name]] : [])));
}

/** The forms there are, to choose the one that a category leads to. */
export function FormPicker({ category, onClose }: { category: ConfigCategory; onClose: () => void }) {
  const [picked, setPicked] = useState(category.extra ?? '');
  const linked = useLinked(category.id);
  const draft = draftOf(category);
  const linking = { ...draft, extra: picked, opened: openedFields(categoryCalls.update, draft) };
  const { mutate, isPending } = useRun(categoryCalls.update, { says: '关联表单成功', then: onClose });
  const pick = ({ id }: FormTemplate) => linked.has(String(id)) || setPicked(String(id));
  return (
    <PickDialog<FormTemplate>
      title="选择已配置的表单"
      {...templatePick}
      note="注意：表单不能重复关联"
      columns={[
        {
          title: '选择',
          field: 'id',
          width: 56,
          card: 'status',
          show: (id, form) => (
            <Radio
              aria-label={`选择${form.name}`}
              checked={String(id) === picked}
              disabled={linked.has(String(id))}
              onChange={() => pick(form)}
            />
          ),
        },
        { title: 'ID', field: 'id', width: 64, card: 'none' },
        { title: '名称', field: 'name', width: 240, card: 'title', opens: true },
        { title: '描述', field: 'info', width: 240 },
        { title: '已关联', field: 'updateTime', width: 140, show: (_, { id }) => linked.get(String(id)) ?? '' },
      ]}
      onOpen={pick}
      onOk={() => mutate(linking)}
      ok={{ label: '关联', disabled: picked === '' || picked === category.extra, loading: isPending }}
      onClose={onClose}
    />
  );
}
