import { DeleteOutlined } from '@ant-design/icons';
import { memo } from 'react';
import { FigureInput } from '#web/ui/grid/figure-input.tsx';
import { type FigureColumn, type SkuLine, problemsOf } from '../product/sku-lines.ts';
import { CellPicture } from '#web/media/index.ts';
import { titleOf } from '../product/specs.ts';

export interface RowActs {
  set: (row: number, change: Partial<SkuLine>) => void;
  remove: (row: number) => void;
}

interface Props {
  line: SkuLine;
  row: number;
  specs: readonly string[];
  cover: string;
  /** No room for a column per specification: one names them all, and stays in sight. */
  isNarrow: boolean;
  columns: readonly FigureColumn[];
  isSub: boolean;
  /** Highlight of empty required cells. */
  showsProblems: boolean;
  isFixed: boolean;
  acts: RowActs;
}

/** Row of a combination, drawn again only when it changed itself. */
export const SkuRow = memo(({ line, row, specs, cover, isNarrow, columns, isSub, showsProblems, isFixed, acts }: Props) => {
  const problems = showsProblems ? problemsOf(line, isSub) : {};
  const title = titleOf(line.attrValue);
  return (
    <tr>
      {isNarrow ? (
        <th scope="row">
          <span className="sku-title">{title}</span>
        </th>
      ) : (
        specs.map((name) => (
          <th key={name} scope="row">
            {line.attrValue[name]}
          </th>
        ))
      )}
      <td>
        <CellPicture
          model="product"
          label={title}
          url={line.image}
          cover={cover}
          isFixed={isFixed}
          onChange={(image) => acts.set(row, { image })}
        />
      </td>
      {columns.map(({ field, label, kind }, column) => (
        <td key={field}>
          <FigureInput
            kind={kind}
            aria-label={`${title}${label}`}
            data-cell={`${row}:${column}`}
            disabled={isFixed}
            value={line[field]}
            problem={problems[field]}
            onChange={(figure) => acts.set(row, { [field]: figure })}
          />
        </td>
      ))}
      {isFixed || (
        <td>
          <button type="button" className="cell-remove" aria-label={`删除${title}`} onClick={() => acts.remove(row)}>
            <DeleteOutlined />
          </button>
        </td>
      )}
    </tr>
  );
});
