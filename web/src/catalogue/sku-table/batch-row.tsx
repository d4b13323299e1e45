import { Button } from 'antd';
import { useState } from 'react';
import { FigureInput } from './figure-input.tsx';
import { type FigureColumn, type SkuLine, blankLine } from '../product/sku-lines.ts';
import { SkuPicture } from './sku-picture.tsx';

interface Props {
  span: number;
  columns: readonly FigureColumn[];
  onFill: (batch: SkuLine) => void;
}

/** Values for every combination at once; what is empty here changes nothing. */
export function BatchRow({ span, columns, onFill }: Props) {
  const [batch, setBatch] = useState(blankLine({}));
  const set = (change: Partial<SkuLine>) => setBatch({ ...batch, ...change });
  return (
    <tr className="batch-row">
      <th scope="row" colSpan={span}>
        批量设置
      </th>
      <td>
        <SkuPicture label="批量设置" url={batch.image} onChange={(image) => set({ image })} />
      </td>
      {columns.map(({ field, label, kind }) => (
        <td key={field}>
          {kind === 'text' || (
            <FigureInput
              kind={kind}
              aria-label={`批量设置${label}`}
              value={batch[field]}
              onChange={(figure) => set({ [field]: figure })}
            />
          )}
        </td>
      ))}
      <td>
        <Button size="small" type="link" onClick={() => onFill(batch)}>
          批量添加
        </Button>
      </td>
    </tr>
  );
}
