import { Checkbox, InputNumber, Table, type TableColumnType } from 'antd';
import { MoneyInput, Picture, yuanText } from '#web/ui/index.ts';
import type { SkuRow } from './form-values.ts';

interface Props {
  value?: readonly SkuRow[];
  onChange?: (rows: SkuRow[]) => void;
}

/** SKUs of the product: which of them are sold, at which price, and how many. */
export function SkusInput({ value = [], onChange }: Props) {
  const set = (suk: string, change: Partial<SkuRow>) =>
    onChange?.(value.map((row) => (row.suk === suk ? { ...row, ...change } : row)));
  const columns: TableColumnType<SkuRow>[] = [
    {
      title: '参加',
      width: 56,
      render: (_, { suk, isChosen }) => (
        <Checkbox
          aria-label={`选择${suk}`}
          checked={isChosen}
          onChange={({ target }) => set(suk, { isChosen: target.checked })}
        />
      ),
    },
    { title: '图片', width: 64, render: (_, { image, suk }) => <Picture url={image} alt={suk} /> },
    { title: '规格', dataIndex: 'suk', width: 120 },
    { title: '原价', width: 96, align: 'right', render: (_, { otPrice }) => yuanText(otPrice) },
    { title: '成本价', width: 96, align: 'right', render: (_, { cost }) => yuanText(cost) },
    { title: '库存', dataIndex: 'stock', width: 72, align: 'right' },
    {
      title: '秒杀价',
      width: 132,
      render: (_, { suk, price, isChosen }) => (
        <MoneyInput
          aria-label={`${suk}的秒杀价`}
          disabled={!isChosen}
          value={price}
          onChange={(next) => set(suk, { price: next })}
        />
      ),
    },
    {
      title: '限量',
      width: 112,
      render: (_, { suk, quota, stock, isChosen }) => (
        <InputNumber
          aria-label={`${suk}的限量`}
          disabled={!isChosen}
          min={1}
          max={Math.max(stock, 1)}
          precision={0}
          value={quota}
          onChange={(next) => set(suk, { quota: next })}
        />
      ),
    },
  ];
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
