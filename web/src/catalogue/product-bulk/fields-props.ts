import type { Input } from '#contract/call.ts';
import type { productBulkCalls } from '#contract/catalogue/bulk/product-bulk.ts';
import type { BulkForm } from './bulk-form.ts';

export interface FieldsProps {
  chosen: Input<typeof productBulkCalls.bulkSheet>;
  form: BulkForm;
  onChange: (part: Partial<BulkForm>) => void;
}

export const optionsOf = <K extends string>(labels: Readonly<Record<K, string | { label: string }>>) =>
  (Object.keys(labels) as K[]).map((value) => {
    const label: string | { label: string } = labels[value];
    return { value, label: typeof label === 'string' ? label : label.label };
  });
