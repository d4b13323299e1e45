import { DeleteOutlined } from '@ant-design/icons';
import { Button, Tag } from 'antd';
import { NewValue } from './new-value.tsx';
import { type Spec, withValues, withoutSpec, withoutValue } from '../product/specs.ts';

interface Props {
  specs: readonly Spec[];
  isFixed?: boolean;
  onChange: (specs: Spec[]) => void;
}

/** Each specification with its values, which are added and removed one by one. */
export const SpecRows = ({ specs, isFixed = false, onChange }: Props) =>
  specs.map(({ name, values }) => (
    <div key={name} className="spec" role="group" aria-label={name}>
      <strong>{name}</strong>
      {values.map((text) => (
        <Tag key={text} closable={!isFixed} onClose={() => onChange(withoutValue(specs, name, text))}>
          {text}
        </Tag>
      ))}
      {isFixed || (
        <>
          <NewValue spec={name} onAdd={(text) => onChange(withValues(specs, name, [text]))} />
          <Button
            type="text"
            size="small"
            icon={<DeleteOutlined />}
            aria-label={`删除规格${name}`}
            onClick={() => onChange(withoutSpec(specs, name))}
          />
        </>
      )}
    </div>
  ));
