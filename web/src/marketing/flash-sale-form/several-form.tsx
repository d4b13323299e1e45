import { Form, Input } from 'antd';
import { Fragment } from 'react';
import { clashCalls } from '#contract/marketing/clashes.ts';
import { flashSaleCalls } from '#contract/marketing/flash-sales.ts';
import { freightTemplateCalls } from '#contract/delivery/freight-templates.ts';
import { BearerField } from '#web/coupons/index.ts';
import { Field, FormPage, RecordSelect, Section } from '#web/ui/index.ts';
import { StatusField } from '../activity-form/fields.tsx';
import { useClashGuard } from '../clash/use-clash-guard.tsx';
import { SaleGrid } from './sale-grid.tsx';
import { type SaleProduct, defectOf } from './sale-products.ts';
import { blankSeveral, draftsOf, toInput } from './several-values.ts';
import { HoursFields, SaleDaysField } from './when-fields.tsx';

const ALL = { page: 1, limit: 9999 };

interface OthersProps {
  value?: SaleProduct[];
  onChange?: (products: SaleProduct[]) => void;
}

/** Title and freight of each product, which are its own unless somebody changes them here. */
function OthersInput({ value = [], onChange = () => {} }: OthersProps) {
  const set = (at: number, change: Partial<SaleProduct>) =>
    onChange(value.map((product, nth) => (nth === at ? { ...product, ...change } : product)));
  return (
    <div className="sale-others">
      {value.map(({ id, name, title, tempId }, at) => (
        <Fragment key={id}>
          <label>
            {`“${name}”的活动标题`}
            <Input maxLength={255} value={title} onChange={({ target }) => set(at, { title: target.value })} />
          </label>
          <label htmlFor={`freight-${id}`}>
            运费模板
            <RecordSelect
              id={`freight-${id}`}
              call={freightTemplateCalls.list}
              input={ALL}
              rows={({ list }) => list}
              placeholder="请选择运费模板"
              none="还没有运费模板"
              value={tempId}
              onChange={(next) => next !== null && set(at, { tempId: next })}
            />
          </label>
        </Fragment>
      ))}
    </div>
  );
}

/** The second control of the same products: a form holds one field of a name. */
function Others() {
  const form = Form.useFormInstance();
  const products = Form.useWatch<SaleProduct[] | undefined>('products', form) ?? [];
  if (products.length === 0) return null;
  return (
    <Form.Item label="活动标题和运费模板" extra="图片、简介、单位和详情用商品自己的，添加后可以在“编辑”里改">
      <OthersInput value={products} onChange={(next) => form.setFieldValue('products', next)} />
    </Form.Item>
  );
}

const check = (products: unknown) => defectOf((products ?? []) as SaleProduct[]);

/** Puts products into a flash sale: days and hours once, price, pieces and limit of each in one grid. */
export function SeveralForm({ timeId, back }: { timeId: number | null; back: string }) {
  const guard = useClashGuard(clashCalls.checkFlashSale, draftsOf, { nameOf: ({ title }) => title });
  return (
    <>
      <FormPage
        title="添加秒杀商品"
        call={flashSaleCalls.saveMany}
        start={blankSeveral(timeId)}
        input={toInput}
        before={guard.before}
        says="已添加"
        label="全部添加"
        layout="vertical"
        then={back}
      >
        <Section title="活动时间">
          <SaleDaysField />
          <HoursFields />
        </Section>
        <Section title="商品和秒杀价">
          <Field name="products" label="商品" check={check} isFilled>
            <SaleGrid />
          </Field>
        </Section>
        <Section title="其他设置" folds hint="活动状态、活动标题、运费模板">
          <StatusField />
          <BearerField />
          <Others />
        </Section>
      </FormPage>
      {guard.dialog}
    </>
  );
}
