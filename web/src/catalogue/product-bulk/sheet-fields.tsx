import { productBulkCalls } from '#contract/catalogue/bulk/product-bulk.ts';
import { Empty, Loaded } from '#web/ui/index.ts';
import type { FieldsProps } from './fields-props.ts';
import { FigureSheet } from './figure-sheet.tsx';
import { changedProducts } from './sheet-lines.ts';

export const SheetFields = ({ chosen, form, onChange }: FieldsProps) => (
  <Loaded call={productBulkCalls.bulkSheet} input={chosen}>
    {(rows) =>
      rows && rows.length > 0 ? (
        <FigureSheet
          rows={rows}
          figures={form.figures}
          onChange={(figures) => onChange({ figures, figured: changedProducts(rows, figures) })}
        />
      ) : (
        <Empty says="这些商品在回收站里，请先恢复商品" />
      )
    }
  </Loaded>
);
