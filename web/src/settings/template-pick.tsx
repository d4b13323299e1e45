import { formTemplateCalls } from '#contract/settings/form-templates.ts';
import { TextFilter, run } from '#web/ui/index.ts';
import type { PickInput } from '#web/ui/pickers/pick-dialog.tsx';

/** Parts of every dialog that picks a form, but its columns. */
export const templatePick = {
  noun: 'form_temp',
  load: ({ filters, ...paging }: PickInput) => run(formTemplateCalls.list, { ...paging, ...filters }),
  filters: <TextFilter name="keywords" label="数据搜索" placeholder="请输入id，名称，描述" />,
  names: ['keywords'],
  empty: '还没有表单，请先在表单配置中创建',
};
