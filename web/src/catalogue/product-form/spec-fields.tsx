import { Form } from 'antd';
import { useRef } from 'react';
import { Field } from '#web/ui/index.ts';
import { type Attr, specsOf } from '../product/form-values.ts';
import { type SkuLine, SINGLE, heirOf, blankLine, problemsOf, regenerated } from '../product/sku-lines.ts';
import { titleOf } from '../product/specs.ts';
import { SkuInput } from '../sku-table/sku-input.tsx';
import { SpecEditor } from '../spec-editor/spec-editor.tsx';
import { SpecTypeInput } from './spec-type-input.tsx';

const needsValues = (attr: unknown) => (Array.isArray(attr) && attr.length > 0 ? undefined : '请填写多规格属性！');

/** Number of incomplete rows, and what the first of them lacks. */
export function missingOf(lines: readonly SkuLine[], isSub: boolean, isMany: boolean): string | undefined {
  const problems = lines.map((line) => problemsOf(line, isSub));
  const wrong = problems.flatMap((found, row) =>
    Object.values(found)
      .slice(0, 1)
      .map((problem) => ({ row, problem })),
  );
  const [first] = wrong;
  const line = first && lines[first.row];
  if (!line) return undefined;
  if (!isMany) return first.problem;
  const others = wrong.length > 1 ? `，另有 ${wrong.length - 1} 个规格没有填完整` : '';
  return `“${titleOf(line.attrValue)}”：${first.problem}${others}`;
}

/** Price and stock, once or for each combination of specifications. */
export function SpecFields() {
  const form = Form.useFormInstance();
  const isMany = Form.useWatch('specType', form) === true;
  const isSub = Form.useWatch('isSub', form) === true;
  const attr: readonly Attr[] = Form.useWatch('attr', form) ?? form.getFieldValue('attr') ?? [];
  const specs = isMany ? specsOf(attr) : [];
  const combined = useRef<readonly SkuLine[]>([]);

  const switchTo = (many: boolean) => {
    const lines: readonly SkuLine[] = form.getFieldValue('attrValue') ?? [];
    // Typed words stay for those who look at the other card and come back.
    if (!many) combined.current = lines;
    const [first = blankLine()] = lines;
    const next = many
      ? regenerated([...combined.current, ...lines], specsOf(form.getFieldValue('attr') ?? []))
      : [heirOf(first, SINGLE)];
    form.setFieldValue('attrValue', next);
  };
  return (
    <>
      <Field name="specType" label="商品规格">
        <SpecTypeInput onSwitch={switchTo} />
      </Field>
      {isMany && (
        <Field name="attr" label="规格" check={needsValues}>
          <SpecEditor />
        </Field>
      )}
      {(!isMany || specs.length > 0) && (
        <Field
          name="attrValue"
          label={isMany ? '规格明细' : '价格与库存'}
          isFilled
          check={(lines) => (Array.isArray(lines) ? missingOf(lines, isSub, isMany) : undefined)}
          help={isMany ? '支持从 Excel 粘贴；Enter 换行，Ctrl+D 向下填充；没有图片的规格用封面' : undefined}
        >
          <SkuInput specs={specs.map(({ name }) => name)} isSub={isSub} />
        </Field>
      )}
    </>
  );
}
