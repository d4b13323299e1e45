import { Checkbox, InputNumber, Table, type TableColumnType } from 'antd';
import type { ReactNode } from 'react';
import { Field, MoneyInput, Picture, yuanText } from '#web/ui/index.ts';
import type { SkuRow } from './form-values.ts';

interface Props {
  /** Title of the price that the activity asks for. */
  price: string;
  value?: readonly SkuRow[];
  onChange?: (rows: SkuRow[]) => void;
}

type Cell = (row: SkuRow, set: (change: Partial<SkuRow>) => void) => ReactNode;

const chosen: Cell = ({ suk, isChosen }, set) => (
  <Checkbox aria-label={`选择${suk}`} checked={isChosen} onChange={({ target }) => set({ isChosen: target.checked })} />
);
const picture: Cell = ({ image, suk }) => <Picture url={image} alt={suk} />;

const priceOf =
  (title: string): Cell =>
  ({ suk, price, isChosen }, set) => (
    <MoneyInput aria-label={`${suk}的${title}`} disabled={!isChosen} value={price} onChange={(next) => set({ price: next })} />
  );

const quota: Cell = (row, set) => (
  <InputNumber
    aria-label={`${row.suk}的限量`}
    disabled={!row.isChosen}
    min={1}
    max={Math.max(row.stock, 1)}
    precision={0}
    value={row.quota}
    onChange={(next) => set({ quota: next })}
  />
);

interface SkuColumn extends Pick<TableColumnType<SkuRow>, 'align'> {
  title: string;
  width: number;
  cell: Cell;
}

const columnsOf = (price: string): SkuColumn[] => [
  { title: '参加', width: 56, cell: chosen },
  { title: '图片', width: 64, cell: picture },
  { title: '规格', width: 120, cell: ({ suk }) => suk },
  { title: '原价', width: 96, align: 'right', cell: ({ otPrice }) => yuanText(otPrice) },
  { title: '成本价', width: 96, align: 'right', cell: ({ cost }) => yuanText(cost) },
  { title: '库存', width: 72, align: 'right', cell: ({ stock }) => stock },
  { title: price, width: 132, cell: priceOf(price) },
  { title: '限量', width: 112, cell: quota },
];

/** SKUs of the product: which of them are sold, at which price, and how many. */
function SkusInput({ price, value = [], onChange }: Props) {
  const columns = columnsOf(price).map(({ cell, ...column }) => ({
    ...column,
    render: (_: unknown, row: SkuRow) =>
      cell(row, (change) => onChange?.(value.map((each) => (each === row ? { ...each, ...change } : each)))),
  }));
  return (
    <Table<SkuRow>
      size="small"
      rowKey="suk"
      columns={columns}
      dataSource={[...value]}
      pagination={false}
      scroll={{ x: 760, y: 400 }}
    />
  );
}

const problemBy = (price: string, none: string) => (rows: unknown) => {
  const sold = ((rows ?? []) as SkuRow[]).filter(({ isChosen }) => isChosen);
  if (sold.length === 0) return none;
  if (sold.some((row) => row.price === null)) return `请填写${price}`;
  return sold.some((row) => !row.quota) ? '请填写限量' : undefined;
};

/** SKUs at their own prices; `none` is said where nothing was chosen. */
export const SkuField = ({ price, none }: { price: string; none: string }) => (
  <Field name="skus" label="商品属性" check={problemBy(price, none)}>
    <SkusInput price={price} />
  </Field>
);
