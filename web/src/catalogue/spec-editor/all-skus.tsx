import { Button, Form } from 'antd';
import type { ProductValues } from '../product/form-values.ts';
import type { SkuLine } from '../product/sku-lines.ts';
import { type Spec, countOf } from '../product/specs.ts';
import { useAllCombinations } from './use-all-combinations.ts';

interface Props {
  specs: readonly Spec[];
  onChange: (lines: SkuLine[]) => void;
}

/** Number of combinations, and the way between those listed and all of them. */
export function AllSkus({ specs, onChange }: Props) {
  const form = Form.useFormInstance();
  // Their number alone is watched: a key in the table changes none of this.
  Form.useWatch((values: Partial<ProductValues>) => values.attrValue?.length, form);
  const linesNow = (): readonly SkuLine[] => form.getFieldValue('attrValue') ?? [];
  const { missing, isBack, showAll, showHad } = useAllCombinations(linesNow, specs, onChange);
  if (specs.length === 0) return null;
  return (
    <span className="all-skus">
      <small>{`共 ${countOf(specs)} 种组合`}</small>
      {missing > 0 && (
        <Button size="small" type="link" onClick={showAll}>{`展示全部 sku（还有 ${missing} 种组合没有列出）`}</Button>
      )}
      {isBack && (
        <Button size="small" type="link" onClick={showHad}>
          只看原有 sku
        </Button>
      )}
    </span>
  );
}
