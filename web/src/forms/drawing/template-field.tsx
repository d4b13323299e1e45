import { ConfigProvider, Form, type FormItemProps } from 'antd';
import type { ComponentType, ReactNode } from 'react';
import type { FormField } from '#contract/settings/form.ts';
import { initialText, isBlankText, isPicture, problemOfField } from '#contract/settings/form-values.ts';
import { SECRET_SET } from '#contract/settings/setting.ts';
import { type Aria, type ControlProps, heldText } from '../controls/control.ts';
import { controlFor } from '../controls/control-for.ts';

export interface DrawingScene {
  name: string;
  gutter: number;
  look: Pick<FormItemProps, 'layout' | 'labelCol' | 'labelAlign'>;
  /** Required field that nobody has filled in yet: it is marked from the start, and may be left empty this time. */
  isUnfilled?: ((field: FormField) => boolean) | undefined;
  /** Field that the screen does not draw. */
  isLeftOut?: ((field: FormField) => boolean) | undefined;
  /** Element that a screen draws around the control of a field, or in its place. */
  wrap?: ((field: FormField) => ComponentType<WrapProps> | undefined) | undefined;
}

interface WrapProps {
  text: string;
  hold: (text: string) => void;
  /** The control that the template draws. */
  children: ReactNode;
}

const Bare = ({ children }: WrapProps) => children;

/** A secret that stays as it is has no text to be judged. */
const problem = (field: FormField, text: string) => (text === SECRET_SET ? undefined : problemOfField(field, text));

const LINK = /^(https?:\/)?\//i;

function Tips({ field: { tips, tipsLink } }: { field: FormField }) {
  if (tips === '' || !LINK.test(tipsLink)) return tips;
  return (
    <a href={tipsLink} target="_blank" rel="noreferrer">
      {tips}
    </a>
  );
}

function extraOf(field: FormField, isUnfilled: boolean): ReactNode {
  if (field.tips === '' && !isUnfilled) return undefined;
  return (
    <>
      {isUnfilled && <span className="template-lacks">必填，还没有填</span>} <Tips field={field} />
    </>
  );
}

interface Held extends Aria {
  field: FormField;
  path: [string, string];
  Around: ComponentType<WrapProps>;
  id?: string;
  value?: unknown;
  onChange?: (text: string) => void;
  onBlur?: () => void;
}

function Control({ field, path, Around, id, value, onChange, onBlur, ...aria }: Held) {
  const form = Form.useFormInstance();
  const { Draws, isChosen } = controlFor(field);
  const { errors } = Form.Item.useStatus();
  const hold = (text: string) => {
    onChange?.(text);
    // Choices are whole at once; errors that are being put right disappear at once.
    if (isChosen || errors.length > 0) void form.validateFields([path]).catch(() => undefined);
  };
  const control: ControlProps = { id, field, text: heldText(value), hold, onBlur, aria };
  // Forms of clients mark every picture as disabled, and pick it all the same.
  const isDisabled = field.attributes.disabled === true && !isPicture(field);
  const isFixed = isDisabled || (field.attributes.readonly === true && isChosen);
  return (
    <ConfigProvider {...(isFixed ? { componentDisabled: true } : {})}>
      <Around text={control.text} hold={hold}>
        <Draws {...control} />
      </Around>
    </ConfigProvider>
  );
}

/** Field of a template with its label, which holds the text that is stored. */
export function TemplateField({ field, scene: { name, look, isUnfilled, wrap } }: { field: FormField; scene: DrawingScene }) {
  const mayLack = isUnfilled?.(field) ?? false;
  const validate = (_: unknown, value: unknown) => {
    const text = heldText(value);
    const message = mayLack && isBlankText(field, text) ? undefined : problem(field, text);
    return message === undefined ? Promise.resolve() : Promise.reject(new Error(message));
  };
  return (
    <Form.Item
      {...look}
      {...(mayLack ? { className: 'template-unfilled' } : {})}
      name={[name, field.name]}
      label={field.label}
      required={field.required}
      initialValue={initialText(field)}
      extra={extraOf(field, mayLack)}
      rules={[{ validator: validate }]}
      validateTrigger="onBlur"
    >
      <Control field={field} path={[name, field.name]} Around={wrap?.(field) ?? Bare} />
    </Form.Item>
  );
}
