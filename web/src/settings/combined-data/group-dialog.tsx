import { groupCalls } from '#contract/settings/groups.ts';
import { Field, TextField } from '#web/ui/index.ts';
import { TemplateInput } from './template-input.tsx';

const wantsForm = (formId: unknown) => (Number(formId) > 0 ? undefined : '请选择表单数据');

/** Parts of the dialog of a group. */
export const groupDialog = {
  noun: '数据组',
  save: groupCalls.save,
  call: groupCalls.update,
  blank: { name: '', info: '', formId: 0 },
  title: '创建数据组',
  children: (
    <>
      <TextField name="name" maxLength={50} showCount placeholder="例如：首页导航" />
      <TextField name="info" maxLength={256} placeholder="用在哪里" />
      <Field name="formId" check={wantsForm} help="数据按这个表单录入，列表的列也由它决定">
        <TemplateInput />
      </Field>
    </>
  ),
};
