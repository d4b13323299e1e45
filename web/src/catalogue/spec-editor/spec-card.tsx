import { DeleteOutlined } from '@ant-design/icons';
import { Button, Input, type InputRef, Tag } from 'antd';
import { useRef } from 'react';
import { ATTR_NAME_MAX } from '#contract/catalogue/product-draft.ts';
import type { Spec } from '../product/specs.ts';
import { ValueInput } from './value-input.tsx';

interface Props {
  spec: Spec;
  /** Hears what it is to be called, as long as it has no values. */
  onName?: ((name: string) => void) | undefined;
  isFixed: boolean;
  onAdd: (values: string[]) => boolean;
  onDrop: (value: string) => void;
  onRemove: () => void;
}

/** A specification with its values; a new one is named first. */
export function SpecCard({ spec: { name, values }, onName, isFixed, onAdd, onDrop, onRemove }: Props) {
  const next = useRef<InputRef>(null);
  return (
    <div className="spec" role="group" aria-label={name || '新规格'}>
      {onName ? (
        <Input
          className="spec-name"
          size="small"
          autoFocus
          maxLength={ATTR_NAME_MAX}
          aria-label="规格"
          placeholder="规格，如颜色"
          value={name}
          onChange={(event) => onName(event.target.value)}
          onPressEnter={(event) => {
            event.preventDefault();
            next.current?.focus();
          }}
        />
      ) : (
        <strong>{name}</strong>
      )}
      {values.map((value) => (
        <Tag key={value} closable={!isFixed && { 'aria-label': `删除规格值${value}` }} onClose={() => onDrop(value)}>
          {value}
        </Tag>
      ))}
      {isFixed || (
        <>
          <ValueInput ref={next} label={onName ? '规格值' : `${name}的新规格值`} onAdd={onAdd} />
          <Button
            type="text"
            size="small"
            icon={<DeleteOutlined />}
            aria-label={onName ? '不添加规格' : `删除规格${name}`}
            onClick={onRemove}
          />
        </>
      )}
    </div>
  );
}
