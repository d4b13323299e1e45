import { Form } from 'antd';
import { lazy } from 'react';
import { OpenButton, usePhone } from '#web/ui/index.ts';
import { coverOf } from '../product/form-values.ts';
import { SingleSku } from './single-sku.tsx';
import type { SkuInputProps } from './sku-input-props.ts';
import { SkuTable } from './sku-table.tsx';

const SkuSheet = lazy(() => import('./sku-sheet.tsx').then((module) => ({ default: module.SkuSheet })));

/** Prices and stock: a few fields for a product without specifications, a row per combination for all others. */
export function SkuInput({ specs, ...control }: SkuInputProps & { specs: readonly string[] }) {
  const form = Form.useFormInstance();
  const cover = Form.useWatch(coverOf, { form, preserve: true }) ?? '';
  const isPhone = usePhone();
  const { status } = Form.Item.useStatus();
  if (specs.length === 0) return <SingleSku {...control} />;
  const table = { ...control, specs, cover, showsProblems: status === 'error' };
  return (
    <>
      <SkuTable {...table} />
      {!isPhone && (
        <div className="sku-table-foot">
          <OpenButton label="放大填写">{(close) => <SkuSheet {...table} onClose={close} />}</OpenButton>
        </div>
      )}
    </>
  );
}
