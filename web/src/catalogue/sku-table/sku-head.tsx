import { memo } from 'react';
import type { FigureColumn, SkuLine } from '../product/sku-lines.ts';
import { BatchRow } from './batch-row.tsx';
import { FillHead } from '#web/ui/grid/fill-head.tsx';
import { filledDown } from '#web/ui/grid/fill-lines.ts';
import { withBatch } from './batch-lines.ts';

type Head = Pick<FigureColumn, 'label' | 'optional'> & { field: keyof SkuLine; kind?: FigureColumn['kind'] };

interface Props {
  /** Names of the columns that name a combination. */
  names: readonly string[];
  columns: readonly FigureColumn[];
  isFixed: boolean;
  /** Rows are there to be filled at once. */
  fills: boolean;
  edit: (make: (before: readonly SkuLine[]) => SkuLine[]) => void;
}

/** The head of the SKU table and its batch row. Not drawn again for a key in a cell. */
export const SkuHead = memo(({ names, columns, isFixed, fills, edit }: Props) => {
  const heads: readonly Head[] = [{ field: 'image', label: '图片', optional: true }, ...columns];
  return (
    <thead>
      <tr>
        {names.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
        {heads.map(({ field, label, optional, kind = 'text' }) => (
          <th key={field} scope="col" align={kind === 'text' ? undefined : 'right'}>
            <span className={optional ? 'optional' : undefined}>{label}</span>
            {fills && <FillHead label={label} onFill={() => edit((lines) => filledDown(lines, 0, field))} />}
          </th>
        ))}
        {!isFixed && <th scope="col" aria-label="操作" />}
      </tr>
      {fills && <BatchRow span={names.length} columns={columns} onFill={(batch) => edit((lines) => withBatch(lines, batch))} />}
    </thead>
  );
});
