import { type FormTemplate, formTemplateCalls } from '#contract/settings/form-templates.ts';
import { type Column, HistoryButton, ListPage, RecordDialog, TextFilter, when } from '#web/ui/index.ts';
import { formConfigDialog } from './form-config-dialog.tsx';

const columns: readonly Column<FormTemplate>[] = [
  { field: 'id', width: 80 },
  { field: 'name', width: 280, card: 'title' },
  { field: 'info', width: 360, repeats: 'name' },
  { field: 'updateTime', show: when },
];

const add = (
  <RecordDialog {...formConfigDialog} keepAs="form:new" label="创建表单" title="创建表单" says="创建表单配置成功" primary />
);

/** Forms by the number that clients know them by. */
export const FormConfigList = () => (
  <ListPage
    title="表单配置"
    called="表单"
    call={formTemplateCalls.list}
    filters={<TextFilter name="keywords" placeholder="请输入id，名称，描述" />}
    actions={add}
    columns={columns}
    rowActions={(form) => (
      <>
        <RecordDialog {...formConfigDialog} keepAs={`form:${form.id}`} record={form} says="编辑表单配置成功" />
        <HistoryButton noun="form_temp" id={form.id} call={formTemplateCalls.info} />
      </>
    )}
    empty={{ says: '还没有表单，先创建一个', action: add }}
  />
);
