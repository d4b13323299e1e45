import { PlusOutlined } from '@ant-design/icons';
import { Button, ConfigProvider, Form } from 'antd';
import { useState } from 'react';
import { SKU_MAX } from '#contract/catalogue/product-draft.ts';
import { notify } from '#web/ui/index.ts';
import { type Attr, attrOf, specsOf } from '../product/form-values.ts';
import { type SkuLine, regenerated } from '../product/sku-lines.ts';
import { NO_SIGNS, type Spec, countOf, hasSigns, withSpec, withValues, withoutSpec, withoutValue } from '../product/specs.ts';
import { AllSkus } from './all-skus.tsx';
import { RulePicker } from './rule-picker.tsx';
import { SpecCard } from './spec-card.tsx';

interface Props {
  id?: string;
  value?: readonly Attr[];
  onChange?: (attr: Attr[]) => void;
}

const INCOMPLETE = '请添加完整的规格！';
const tooMany = (count: number) => `会有 ${count} 种组合，最多 ${SKU_MAX} 种，请减少规格值`;

/** Specifications with their values; the SKU table follows, keeping the figures that were there. */
export function SpecEditor({ id, value = [], onChange }: Props) {
  const { componentDisabled: isFixed = false } = ConfigProvider.useConfig();
  const form = Form.useFormInstance();
  const specs = specsOf(value);
  // Name so far of a specification without values; without any, one is begun.
  const [begun, setBegun] = useState<string>();
  const draft = begun ?? (specs.length === 0 && !isFixed ? '' : undefined);
  // Read when it is needed, not watched: hundreds of values need not be drawn again at every stroke in the table.
  const linesNow = (): readonly SkuLine[] => form.getFieldValue('attrValue') ?? [];

  const put = (attr: Attr[], lines: readonly SkuLine[]) => {
    form.setFieldValue('attrValue', [...lines]);
    // The form hears only of its own controls; its values have changed all the same.
    onChange?.(attr);
  };
  const change = (next: readonly Spec[]): boolean => {
    const count = countOf(next);
    if (count > SKU_MAX) return (notify.warning(tooMany(count)), false);
    put(attrOf(next), regenerated(linesNow(), next));
    return true;
  };
  const begin = (name: string, values: string[]): boolean => {
    const problem = name === '' ? INCOMPLETE : hasSigns(name) ? NO_SIGNS : undefined;
    if (problem !== undefined) return (notify.warning(problem), false);
    if (specs.some((spec) => spec.name === name)) return (notify.warning(`已经有“${name}”了，请直接添加规格值`), false);
    const isDone = change(withSpec(specs, { name, values }));
    if (isDone) setBegun(undefined);
    return isDone;
  };
  const copy = (ruleName: string, next: Spec[]) => {
    const before = { attr: [...value], lines: linesNow() };
    if (!change(next)) return;
    setBegun(undefined);
    if (specs.length > 0) notify.undo(`已套用模板“${ruleName}”`, () => put(before.attr, before.lines));
  };
  const shown: readonly Spec[] = draft === undefined ? specs : [...specs, { name: draft, values: [] }];
  return (
    <div className="spec-editor" id={id}>
      {shown.map((spec, index) => {
        const isNew = index === specs.length;
        return (
          // Key by position: a new card stays the same under the hands of the person typing when it gets its first value.
          <SpecCard
            key={index}
            spec={spec}
            isFixed={isFixed}
            onName={isNew ? setBegun : undefined}
            onAdd={(values) => (isNew ? begin(spec.name.trim(), values) : change(withValues(specs, spec.name, values)))}
            onDrop={(text) => change(withoutValue(specs, spec.name, text))}
            onRemove={() => (isNew ? setBegun(undefined) : change(withoutSpec(specs, spec.name)))}
          />
        );
      })}
      {isFixed || (
        <div className="spec-tools">
          <Button size="small" icon={<PlusOutlined aria-hidden />} onClick={() => setBegun('')}>
            添加规格
          </Button>
          <RulePicker onPick={copy} />
          <AllSkus specs={specs} onChange={(lines) => put(attrOf(specs), lines)} />
        </div>
      )}
    </div>
  );
}
