import { type FormTemplate, formTemplateCalls } from '#contract/settings/form-templates.ts';
import { TextFilter, run, when } from '#web/ui/index.ts';
import { type Asked, PickDialog } from '#web/ui/pickers/pick-dialog.tsx';
import type { TitledColumn } from '#web/ui/scene/column.ts';

const columns: readonly TitledColumn<FormTemplate>[] = [
  { title: 'ID', field: 'id', width: 72 },
  { title: '名称', field: 'name', width: 240, card: 'title', opens: true },
  { title: '描述', field: 'info', width: 280 },
  { title: '更新时间', field: 'updateTime', show: when },
];

const load = ({ filters, ...paging }: Asked) => run(formTemplateCalls.list, { ...paging, ...filters });

interface Props {
  onPick: (template: FormTemplate) => void;
  onClose: () => void;
}

/** Forms to pick one from. */
export const TemplatePicker = ({ onPick, onClose }: Props) => (
  <PickDialog
    title="选择表单模板"
    noun="form_temp"
    load={load}
    columns={columns}
    filters={<TextFilter name="keywords" label="数据搜索" placeholder="请输入id，名称，描述" />}
    names={['keywords']}
    empty="还没有表单，请先到表单配置中创建"
    onOpen={(template) => {
      onPick(template);
      onClose();
    }}
    onClose={onClose}
  />
);
