import { Select } from 'antd';
import { categoryWays } from '#contract/catalogue/bulk/product-bulk-record.ts';
import { freightTemplateCalls } from '#contract/delivery/freight-templates.ts';
import { RecordSelect } from '#web/ui/index.ts';
import { CategoryInput } from '../product-form/category-input.tsx';
import type { FieldsProps } from './fields-props.ts';

const LONG = { page: 1, limit: 9999 };

export const CategoryFields = ({ form, onChange }: FieldsProps) => (
  <>
    <Select
      aria-label="改分类方式"
      value={form.categoryWay}
      options={categoryWays.options}
      onChange={(categoryWay) => onChange({ categoryWay })}
    />
    <CategoryInput value={form.cateId} onChange={(cateId) => onChange({ cateId })} />
  </>
);

export const FreightFields = ({ form, onChange }: FieldsProps) => (
  <RecordSelect
    call={freightTemplateCalls.list}
    input={LONG}
    rows={({ list }) => list}
    placeholder="请选择运费模板"
    none="还没有运费模板"
    value={form.tempId}
    onChange={(tempId) => onChange({ tempId })}
  />
);
