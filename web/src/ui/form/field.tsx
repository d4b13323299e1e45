import { Form, Switch } from 'antd';
import { type ReactElement, type ReactNode, useEffect } from 'react';
import { getLabel } from '#contract/labels.ts';
import { isFieldServed } from '../wire/session.ts';
import { useFormScene } from './form-scene.ts';
import { type Path, isRequired, problemOf, schemaAt } from './problem.ts';

export interface FieldProps {
  /** The wire's name, or the way to it inside lists and groups. */
  name: Path;
  /** Inside of `Form.List`: the list that the name is relative to. */
  list?: string;
  /** The label of the field in the noun of the form unless given. */
  label?: string;
  /** Shown only while other fields hold these values. */
  when?: Readonly<Record<string, unknown>>;
  help?: ReactNode;
  /** May stay blank though the call needs it: what is sent is filled in. */
  optional?: boolean;
  /** Parts of it may stay blank: the schema is asked about what is sent in their place, not about what was typed. */
  isFilled?: boolean;
  /** A rule of this screen, said before the schema's: what is wrong, and what to do. */
  check?: (value: unknown) => string | undefined;
  children: ReactElement<{ options?: unknown }>;
}

const fieldOf = (name: Path) => (typeof name === 'string' ? name : String(name.findLast((part) => typeof part === 'string')));

/** A control with its label; its rules are those of the call's schema. */
export function Field({ name, list, label: own, when, help, optional = false, isFilled = false, check, children }: FieldProps) {
  const { call, setLabel } = useFormScene();
  const label = own ?? getLabel(call.noun, fieldOf(name));
  const isWanted = useIsWanted(when);
  useEffect(() => {
    if (typeof name === 'string') setLabel(name, label);
  }, [name, label, setLabel]);
  if (!isWanted || (typeof name === 'string' && !isFieldServed(call, name))) return null;

  const schema = schemaAt(call, list === undefined ? name : [list, name].flat());
  const verb = children.props.options === undefined ? '请输入' : '请选择';
  const validate = (_: unknown, value: unknown) => {
    const mayPass = isFilled || (optional && (value === '' || value === null || value === undefined));
    const problem = check?.(value) ?? (mayPass || !schema ? undefined : problemOf(schema, value, { label, verb }));
    return problem === undefined ? Promise.resolve() : Promise.reject(new Error(problem));
  };
  return (
    <Form.Item
      name={typeof name === 'string' ? name : [...name]}
      {...(optional ? { className: 'field-optional' } : {})}
      label={label}
      extra={help}
      required={!optional && ((schema !== undefined && isRequired(schema)) || check?.(undefined) !== undefined)}
      rules={[{ validator: validate }]}
      validateTrigger="onBlur"
      valuePropName={children.type === Switch ? 'checked' : 'value'}
    >
      {children}
    </Form.Item>
  );
}

function useIsWanted(when: FieldProps['when'] = {}): boolean {
  const values: unknown = Form.useWatch((all: object) =>
    JSON.stringify(Object.keys(when).map((field) => Reflect.get(all, field))),
  );
  return Object.keys(when).length === 0 || values === JSON.stringify(Object.values(when));
}
