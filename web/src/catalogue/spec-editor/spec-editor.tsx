import { ConfigProvider, Form } from 'antd';
import { SKU_MAX } from '#contract/catalogue/product-draft.ts';
import { notify } from '#web/ui/index.ts';
import { AllSkus } from './all-skus.tsx';
import type { Attr } from '../product/form-values.ts';
import { attrOf, specsOf } from '../product/form-values.ts';
import { NewSpec } from '../spec-rows/new-spec.tsx';
import { RulePicker } from './rule-picker.tsx';
import { type SkuLine, regenerated } from '../product/sku-lines.ts';
import { SpecRows } from '../spec-rows/spec-rows.tsx';
import { type Spec, countOf, withSpec } from '../product/specs.ts';

interface Props {
  id?: string;
  value?: readonly Attr[];
  onChange?: (attr: Attr[]) => void;
}

const tooMany = (count: number) => `会有 ${count} 种组合，最多 ${SKU_MAX} 种，请减少规格值`;

/** Specifications with their values; the SKU table follows, keeping the figures that were there. */
export function SpecEditor({ id, value = [], onChange }: Props) {
  const { componentDisabled: isFixed = false } = ConfigProvider.useConfig();
  const form = Form.useFormInstance();
  const specs = specsOf(value);
  // Read when it is needed, not watched: hundreds of values need not be drawn again at every stroke in the table.
  const linesNow = (): readonly SkuLine[] => form.getFieldValue('attrValue') ?? [];

  const change = (next: readonly Spec[]) => {
    const count = countOf(next);
    if (count > SKU_MAX) return notify.warning(tooMany(count));
    form.setFieldValue('attrValue', regenerated(linesNow(), next));
    onChange?.(attrOf(next));
  };
  const foresee = (spec: Spec) => {
    const count = countOf(withSpec(specs, spec));
    return count > SKU_MAX ? tooMany(count) : `将有 ${count} 种组合`;
  };
  const list = (lines: SkuLine[]) => {
    form.setFieldValue('attrValue', lines);
    // The form hears only of its own controls; what it holds has changed all the same.
    onChange?.(attrOf(specs));
  };
  return (
    <div className="spec-editor" id={id}>
      <SpecRows specs={specs} isFixed={isFixed} onChange={change} />
      {isFixed || (
        <div className="spec-tools">
          <NewSpec onAdd={(spec) => change(withSpec(specs, spec))} foresee={foresee} />
          <RulePicker onPick={change} />
          <AllSkus specs={specs} onChange={list} />
        </div>
      )}
    </div>
  );
}
