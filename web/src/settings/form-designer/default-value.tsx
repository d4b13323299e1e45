import { Form } from 'antd';
import { useState } from 'react';
import { fieldsOf, readForm } from '#contract/settings/form.ts';
import { initialText } from '#contract/settings/form-values.ts';
import { TemplateFields } from '#web/forms/index.ts';
import { defaultOf } from './design/default-of.ts';
import { type DesignItem, jsonOf } from './design/design.ts';
import { valueAt, withValue } from './design/json.ts';

const NAME = '默认值';
const formOf = (drawn: unknown): string => JSON.stringify({ labelPosition: 'top', fields: [drawn] });
const fieldIn = (content: string) => {
  const form = readForm(content);
  return form && fieldsOf(form)[0];
};

/** Field by itself, asked for nothing. */
function bare(drawn: unknown): unknown {
  const own = { label: NAME, required: false, tips: false, regList: [], span: 24, defaultValue: undefined };
  const config = { ...Object(valueAt(drawn, ['__config__'])), ...own };
  return [
    ['__config__', config] as const,
    ['__vModel__', NAME] as const,
    ['disabled', false] as const,
    ['readonly', false] as const,
  ].reduce((form: unknown, [name, value]) => withValue(form, [name], value), drawn);
}

interface StartProps {
  content: string;
  text: string;
  onType: (text: string) => void;
}

function Start({ content, text, onType }: StartProps) {
  const [form] = Form.useForm();
  useState(() => form.setFieldsValue({ start: { [NAME]: text } }));
  return (
    <Form form={form} component={false} onValuesChange={(_, { start }) => onType(String(Object(start)[NAME] ?? ''))}>
      <TemplateFields content={content} name="start" layout="vertical" />
    </Form>
  );
}

/** Default value of a field, typed into the field itself. */
export function DefaultValue({ item, onChange }: { item: DesignItem; onChange: (value: unknown) => void }) {
  const drawn = jsonOf(item);
  const content = formOf(bare(drawn));
  const field = fieldIn(content);
  if (!field) return null;
  const text = initialText({ ...field, initial: valueAt(drawn, ['__config__', 'defaultValue']) });
  return <Start key={content} content={content} text={text} onType={(typed) => onChange(defaultOf(drawn, field, typed))} />;
}
