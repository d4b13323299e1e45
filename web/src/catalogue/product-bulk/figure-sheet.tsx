import type { SheetRow } from '#contract/catalogue/product-bulk.ts';
import { yuanOfFen } from '#contract/fen.ts';
import { FigureInput } from '../sku-table/figure-input.tsx';
import { FillHead } from '../sku-table/fill-head.tsx';
import { filledDown } from '../sku-table/fill-lines.ts';
import { useCellKeys } from '../sku-table/use-cell-keys.ts';
import { useWindow } from '../sku-table/use-window.ts';
import { type SheetFigures, type SheetLine, figuresOf, linesOf, sheetColumns } from './sheet-lines.ts';
import '../product/product.css';

const ROW_PX = 44;
const nameOf = ({ name }: SheetLine) => name;

interface Props {
  rows: readonly SheetRow[];
  figures: SheetFigures;
  onChange: (figures: SheetFigures) => void;
}

function Was({ row, line }: { row: SheetRow; line: SheetLine }) {
  const price = line.price === row.price ? [] : [`售价 ${yuanOfFen(row.price)}`];
  const stock = line.stock === row.stock ? [] : [`库存 ${row.stock}`];
  return <td className="sheet-was">{[...price, ...stock].join('，')}</td>;
}

/** Price and stock of each SKU, typed through and pasted into like a spreadsheet. */
export function FigureSheet({ rows, figures, onChange }: Props) {
  const lines = linesOf(rows, figures);
  const edit = (make: (before: readonly SheetLine[]) => SheetLine[]) => onChange(figuresOf(rows, make(lines)));
  const keys = useCellKeys(edit, sheetColumns, nameOf);
  const { from, to, above, below, onScroll } = useWindow(lines.length, ROW_PX);
  return (
    <div className="sku-table bulk-sheet" onScroll={onScroll} {...keys}>
      <table aria-label="逐件修改">
        <thead>
          <tr>
            <th scope="col">商品</th>
            {sheetColumns.map(({ field, label }) => (
              <th key={field} scope="col">
                {label}
                <FillHead label={label} onFill={() => edit((before) => filledDown(before, 0, field))} />
              </th>
            ))}
            <th scope="col">原来</th>
          </tr>
        </thead>
        <tbody>
          {above > 0 && <tr style={{ height: above }} aria-hidden />}
          {rows.slice(from, to).map((row, index) => {
            const at = from + index;
            const line = lines[at] ?? row;
            return (
              <tr key={row.skuId}>
                <th scope="row" title={line.name}>
                  {row.name} {row.suk !== '' && <small>{row.suk}</small>}
                </th>
                {sheetColumns.map(({ field, label, kind }, column) => (
                  <td key={field}>
                    <FigureInput
                      kind={kind}
                      aria-label={`${line.name}${label}`}
                      data-cell={`${at}:${column}`}
                      value={line[field]}
                      onChange={(figure) => edit((before) => before.with(at, { ...line, [field]: figure }))}
                    />
                  </td>
                ))}
                <Was row={row} line={line} />
              </tr>
            );
          })}
          {below > 0 && <tr style={{ height: below }} aria-hidden />}
        </tbody>
      </table>
    </div>
  );
}
