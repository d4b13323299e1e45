import type { FormTemplate } from '#contract/settings/form-templates.ts';
import { when } from '#web/ui/index.ts';
import { PickDialog } from '#web/ui/pickers/pick-dialog.tsx';
import type { TitledColumn } from '#web/ui/scene/column.ts';
import { templatePick } from '../template-pick.tsx';

const columns: readonly TitledColumn<FormTemplate>[] = [
  { title: 'ID', field: 'id', width: 72 },
  { title: '名称', field: 'name', width: 240, card: 'title', opens: true },
  { title: '描述', field: 'info', width: 280 },
  { title: '更新时间', field: 'updateTime', show: when },
];

interface Props {
  onPick: (template: FormTemplate) => void;
  onClose: () => void;
}

/** Forms to pick one from. */
export const TemplatePicker = ({ onPick, onClose }: Props) => (
  <PickDialog
    title="选择表单模板"
    {...templatePick}
    columns={columns}
    onOpen={(template) => {
      onPick(template);
      onClose();
    }}
    onClose={onClose}
  />
);
