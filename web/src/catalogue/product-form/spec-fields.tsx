import { Form, Radio } from 'antd';
import { Field } from '#web/ui/index.ts';
import { type Attr, specsOf } from '../product/form-values.ts';
import { type SkuLine, SINGLE, heirOf, blankLine, problemsOf, regenerated } from '../product/sku-lines.ts';
import { SkuTable } from '../sku-table/sku-table.tsx';
import { SpecEditor } from '../spec-editor/spec-editor.tsx';
import { titleOf } from '../product/specs.ts';

const types = [
  { value: false, label: '单规格' },
  { value: true, label: '多规格' },
];
const commissions = [
  { value: true, label: '单独设置' },
  { value: false, label: '默认设置' },
];

const needsValues = (attr: unknown) => (Array.isArray(attr) && attr.length > 0 ? undefined : '请填写多规格属性！');

/** How many rows are not complete, and what the first of them lacks. */
export function missingOf(lines: readonly SkuLine[], isSub: boolean, isMany: boolean): string | undefined {
  const told = lines.map((line) => problemsOf(line, isSub, isMany));
  const wrong = told.flatMap((problems, row) =>
    Object.values(problems)
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

/** One price and stock, or one for each combination of specifications. */
export function SpecFields() {
  const form = Form.useFormInstance();
  const isMany = Form.useWatch('specType', form) === true;
  const isSub = Form.useWatch('isSub', form) === true;
  const attr: readonly Attr[] = Form.useWatch('attr', form) ?? [];
  const specs = isMany ? specsOf(attr) : [];

  const switchTo = (many: boolean) => {
    const lines: readonly SkuLine[] = form.getFieldValue('attrValue') ?? [];
    const [first = blankLine()] = lines;
    const next = many ? regenerated(lines, specsOf(form.getFieldValue('attr') ?? [])) : [heirOf(first, SINGLE)];
    form.setFieldValue('attrValue', next);
  };
  return (
    <>
      <Field name="specType" label="商品规格">
        <Radio.Group options={types} onChange={(event) => switchTo(event.target.value === true)} />
      </Field>
      <Field name="isSub" label="佣金设置">
        <Radio.Group options={commissions} />
      </Field>
      {isMany && (
        <Field name="attr" label="规格" check={needsValues}>
          <SpecEditor />
        </Field>
      )}
      <div className="wide-field">
        <Field
          name="attrValue"
          label="商品属性"
          check={(lines) => (Array.isArray(lines) ? missingOf(lines, isSub, isMany) : undefined)}
          help={isMany ? '可从表格软件整块复制粘贴；回车到下一行，Ctrl+D 把这一格填到下面各行' : undefined}
        >
          <SkuTable specs={specs.map(({ name }) => name)} isSub={isSub} />
        </Field>
      </div>
    </>
  );
}
