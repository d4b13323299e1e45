import { Form } from 'antd';
import { coverOf } from '../product/form-values.ts';
import { SingleSku } from './single-sku.tsx';
import type { SkuInputProps } from './sku-input-props.ts';
import { SkuTable } from './sku-table.tsx';

/** Prices and stock: a few fields for a product without specifications, a row per combination for all others. */
export function SkuInput({ specs, ...control }: SkuInputProps & { specs: readonly string[] }) {
  const form = Form.useFormInstance();
  const cover = Form.useWatch(coverOf, { form, preserve: true }) ?? '';
  return specs.length === 0 ? <SingleSku {...control} /> : <SkuTable {...control} specs={specs} cover={cover} />;
}
