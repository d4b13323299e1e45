import { Alert, Skeleton } from 'antd';
import { Suspense, lazy, useState } from 'react';
import { formTemplateCalls } from '#contract/settings/form-templates.ts';
import { Field, TextField } from '#web/ui/index.ts';
import { BLANK_FORM } from '../form-designer/design/palette.ts';
import type { DesignerProps } from '../form-designer/form-designer.tsx';
import { problemOfContent } from '../form-designer/design/problem-of-content.ts';
import { openedPasswords } from './opened-passwords.ts';

// The list must not wait for what only a click needs.
const LazyDesigner = lazy(() =>
  import('../form-designer/form-designer.tsx').then(({ FormDesigner: component }) => ({ default: component })),
);

function FormDesigner({ value = '', ...props }: DesignerProps) {
  const [before] = useState(value);
  const opened = openedPasswords(before, value);
  return (
    <Suspense fallback={<Skeleton active />}>
      {opened.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={`${opened.map((label) => `“${label}”`).join('、')}不再是密码框：保存后，已填的密码会被清空，需要重新填写。`}
        />
      )}
      <LazyDesigner value={value} {...props} />
    </Suspense>
  );
}

/** An empty text has a sentence of its own. */
const checkContent = (content: unknown) =>
  typeof content === 'string' && content.trim() !== '' ? problemOfContent(content) : undefined;

/** Parts of the dialog of a form. */
export const formConfigDialog = {
  noun: '表单',
  save: formTemplateCalls.save,
  call: formTemplateCalls.update,
  blank: { name: '', info: '', content: JSON.stringify(BLANK_FORM) },
  width: 1440,
  children: (
    <>
      <div className="field-pair">
        <TextField name="name" maxLength={500} placeholder="例如：首页轮播图" />
        <TextField name="info" maxLength={500} placeholder="用在哪里" />
      </div>
      <Field name="content" check={checkContent}>
        <FormDesigner />
      </Field>
    </>
  ),
};
