import { Button } from 'antd';
import type { SheetRow } from '#contract/catalogue/bulk/product-bulk-record.ts';
import { CellGrid, type GridColumn } from '#web/ui/grid/cell-grid.tsx';
import { CellKeys } from '#web/ui/grid/cell-keys.tsx';
import { useEdits } from '#web/ui/grid/use-edits.ts';
import { type SheetFigures, type SheetLine, figuresOf, linesOf, sheetColumns, wasOf } from './sheet-lines.ts';

const WIDTH = 150;
const columns: readonly GridColumn<SheetLine>[] = sheetColumns.map((column) => ({
  ...column,
  width: WIDTH,
  wasOf: (line) => wasOf(line, column.field),
}));

const head = {
  title: '商品',
  show: ({ name, row }: SheetLine) => (
    <span className="sheet-name" title={name}>
      {row.name} {row.suk !== '' && <small>{row.suk}</small>}
    </span>
  ),
};

interface Props {
  rows: readonly SheetRow[];
  figures: SheetFigures;
  onChange: (figures: SheetFigures) => void;
}

/** Prices and stock of each SKU of many products. */
export function FigureSheet({ rows, figures, onChange }: Props) {
  const { edit, undo, redo, canUndo, canRedo } = useEdits(figures, onChange);
  return (
    <>
      <div className="cell-grid-tools">
        <Button disabled={!canUndo} onClick={undo}>
          撤销一步
        </Button>
        <Button disabled={!canRedo} onClick={redo}>
          重做
        </Button>
        <span aria-live="polite">{figures.length > 0 ? `改了 ${figures.length} 个规格` : `共 ${rows.length} 个规格`}</span>
        <CellKeys undoes escape="取消" />
      </div>
      <CellGrid<SheetLine>
        label="逐件修改"
        lines={linesOf(rows, figures)}
        keyOf={({ skuId }) => skuId}
        nameOf={({ name }) => name}
        edit={(make, mark) => edit((before) => figuresOf(make(linesOf(rows, before))), mark)}
        undo={undo}
        redo={redo}
        head={head}
        columns={columns}
      />
    </>
  );
}
