import { Input, InputNumber, Select, Switch } from 'antd';
import type { ReactNode } from 'react';
import { type Property, wordOf } from './design/properties.ts';

const textOf = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

/** A label with its control, and what is wrong with it. */
export const Line = ({ label, problem, children }: { label: string; problem?: string | undefined; children: ReactNode }) => (
  <div className="property">
    <span aria-hidden>{label}</span>
    {children}
    {problem !== undefined && (
      <small role="alert" className="property-problem">
        {problem}
      </small>
    )}
  </div>
);

interface Props {
  property: Property;
  value: unknown;
  onChange: (value: unknown) => void;
}

function Control({ property: { label, control, options }, value, onChange }: Props) {
  const named = { 'aria-label': label };
  if (control === 'flag') return <Switch {...named} checked={value === true} onChange={onChange} />;
  if (control === 'number')
    return (
      <InputNumber {...named} value={typeof value === 'number' ? value : null} onChange={(next) => onChange(next ?? undefined)} />
    );
  if (control === 'choice')
    return <Select {...named} value={textOf(value)} options={[...(options ?? [])]} onChange={(next: string) => onChange(next)} />;
  return (
    <Input
      {...named}
      value={textOf(value)}
      onChange={({ target: { value: typed } }) => onChange(control === 'word' ? wordOf(typed) : typed)}
    />
  );
}

/** Property of a component or of the form. */
export const PropertyLine = (props: Props) => (
  <Line label={props.property.label}>
    <Control {...props} />
  </Line>
);
