import { Input } from 'antd';
import { problemOfForm } from '#contract/settings/form.ts';
import { formTemplateCalls } from '#contract/settings/form-templates.ts';
import { Field } from '#web/ui/index.ts';

/** Without a text there is another sentence. */
const checkContent = (content: unknown) =>
  typeof content === 'string' && content.trim() !== '' ? problemOfForm(content) : undefined;

/** Parts of the dialog of a form. */
export const formConfigDialog = {
  noun: '表单',
  save: formTemplateCalls.save,
  call: formTemplateCalls.update,
  blank: { name: '', info: '', content: '' },
  width: 800,
  children: (
    <>
      <Field name="name">
        <Input maxLength={500} placeholder="例如：首页轮播图" />
      </Field>
      <Field name="info">
        <Input maxLength={500} placeholder="用在哪里" />
      </Field>
      <Field name="content" help="JSON，字段写在 fields 里，保存前会检查" check={checkContent}>
        <Input.TextArea rows={16} spellCheck={false} />
      </Field>
    </>
  ),
};
