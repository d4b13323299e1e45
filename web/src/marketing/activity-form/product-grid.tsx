import { Button, Table, type TableColumnsType } from 'antd';
import { Picture, usePhone } from '#web/ui/index.ts';
import type { SkuRow } from './form-values.ts';
import { SkuCards } from './sku-cards.tsx';
import { type SkuTitles, columnsOf } from './skus-input.tsx';
import type { ProductRows } from './use-several.ts';
import './product-field.css';
import './product-grid.css';

interface Props extends SkuTitles {
  id?: string;
  value?: readonly ProductRows[];
  onChange?: (products: ProductRows[]) => void;
  /** Products that are in their activity already. */
  added: ReadonlySet<number>;
  /** Reasons for which products were refused, by their ids. */
  refused: ReadonlyMap<number, string>;
}

interface GridLine {
  row: ProductRows;
  sku: SkuRow;
  /** Lines that the cell of its product spans; 0 below the first. */
  span: number;
}

const linesOf = (rows: readonly ProductRows[]): GridLine[] =>
  rows.flatMap((row) => row.skus.map((sku, nth) => ({ row, sku, span: nth === 0 ? row.skus.length : 0 })));

/** Several products, and the SKUs of each with price and quota. */
export function ProductGrid({ id, value = [], onChange, added, refused, ...titles }: Props) {
  const isPhone = usePhone();
  const waiting = value.filter(({ product }) => !added.has(product.id));
  const change = (row: ProductRows, sku: SkuRow, by: Partial<SkuRow>) =>
    onChange?.(
      value.map((each) =>
        each === row ? { ...row, skus: row.skus.map((other) => (other === sku ? { ...sku, ...by } : other)) } : each,
      ),
    );
  const head = (row: ProductRows) => (
    <div className="chosen-product">
      <Picture url={row.product.image} alt={row.product.storeName} />
      <div>
        <strong>{row.product.storeName}</strong>
        <small className="quiet">ID {row.product.id}</small>
        <small role="alert">{refused.get(row.product.id)}</small>
        {waiting.length > 1 && (
          <Button
            type="link"
            size="small"
            aria-label={`移出${row.product.storeName}`}
            onClick={() => onChange?.(value.filter((each) => each !== row))}
          >
            移出
          </Button>
        )}
      </div>
    </div>
  );
  const cells = columnsOf(titles).filter(({ ofOne }) => !ofOne);
  if (isPhone)
    return (
      <div id={id} tabIndex={-1} className="skus product-grid">
        {waiting.map((row) => (
          <section key={row.product.id} aria-label={row.product.storeName}>
            {head(row)}
            <SkuCards columns={cells} rows={row.skus} onChange={(sku, by) => change(row, sku, by)} />
          </section>
        ))}
      </div>
    );
  const columns: TableColumnsType<GridLine> = [
    { title: '商品', width: 240, onCell: ({ span }) => ({ rowSpan: span }), render: (_, { row }) => head(row) },
    ...cells.map(({ cell, card: _card, ...column }) => ({
      ...column,
      render: (_: unknown, { row, sku }: GridLine) => cell(sku, (by) => change(row, sku, by)),
    })),
  ];
  return (
    <div id={id} tabIndex={-1} className="skus product-grid">
      <Table<GridLine>
        size="small"
        rowKey={({ row, sku }) => `${row.product.id} ${sku.suk}`}
        columns={columns}
        dataSource={linesOf(waiting)}
        pagination={false}
        scroll={{ x: 240 + cells.reduce((sum, { width }) => sum + width, 0), y: 480 }}
      />
    </div>
  );
}
