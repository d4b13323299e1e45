import { Button, ConfigProvider, Form } from 'antd';
import type { Attr } from './held.ts';
import { attrOf, specsOf } from './held.ts';
import { NewSpec } from './new-spec.tsx';
import { RulePicker } from './rule-picker.tsx';
import { type SkuLine, regenerated } from './sku-lines.ts';
import { SpecRows } from './spec-rows.tsx';
import { type Spec, countOf, withSpec } from './specs.ts';

interface Props {
  id?: string;
  value?: readonly Attr[];
  onChange?: (attr: Attr[]) => void;
}

/** Specifications with their values; the SKU table follows, keeping the figures that were there. */
export function SpecEditor({ id, value = [], onChange }: Props) {
  const { componentDisabled: isFixed = false } = ConfigProvider.useConfig();
  const form = Form.useFormInstance();
  const specs = specsOf(value);
  const lines: readonly SkuLine[] = Form.useWatch('attrValue', form) ?? [];

  const change = (next: readonly Spec[]) => {
    form.setFieldValue('attrValue', regenerated(lines, next));
    onChange?.(attrOf(next));
  };
  const missing = specs.length === 0 ? 0 : countOf(specs) - lines.length;
  return (
    <div className="spec-editor" id={id}>
      <SpecRows specs={specs} isFixed={isFixed} onChange={change} />
      {isFixed || (
        <div className="spec-tools">
          <NewSpec onAdd={(spec) => change(withSpec(specs, spec))} />
          <RulePicker onPick={change} />
          {missing > 0 && (
            <Button
              size="small"
              type="link"
              onClick={() => change(specs)}
            >{`补全全部 sku（还有 ${missing} 种组合没有列出）`}</Button>
          )}
        </div>
      )}
    </div>
  );
}
