import { Button } from 'antd';
import { type KeyboardEvent, useState } from 'react';
import { FigureInput } from '#web/ui/grid/figure-input.tsx';
import { type FigureColumn, type SkuLine, blankLine } from '../product/sku-lines.ts';
import { CellPicture } from '#web/media/index.ts';

interface Props {
  span: number;
  columns: readonly FigureColumn[];
  onFill: (batch: SkuLine) => void;
}

/** Values for every combination at once; what is empty here changes nothing. */
export function BatchRow({ span, columns, onFill }: Props) {
  const [batch, setBatch] = useState(blankLine({}));
  const set = (change: Partial<SkuLine>) => setBatch({ ...batch, ...change });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    onFill(batch);
  };
  return (
    <tr className="batch-row" onKeyDown={onKeyDown}>
      <th scope="row" colSpan={span}>
        批量设置
      </th>
      <td>
        <CellPicture model="product" label="批量设置" url={batch.image} onChange={(image) => set({ image })} />
      </td>
      {columns.map(({ field, label, kind }) => (
        <td key={field}>
          {field === 'barCode' ? (
            // Numbers are each row's own: their column has room for the button.
            <Button size="small" type="link" onClick={() => onFill(batch)}>
              应用到全部规格
            </Button>
          ) : (
            <FigureInput
              kind={kind}
              aria-label={`批量设置${label}`}
              value={batch[field]}
              onChange={(figure) => set({ [field]: figure })}
            />
          )}
        </td>
      ))}
      <td aria-label="操作" />
    </tr>
  );
}
