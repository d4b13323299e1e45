import { Checkbox, InputNumber, Radio, Table } from 'antd';
import { yuanOfFen } from '#contract/fen.ts';
import { CellPicture } from '#web/media/index.ts';
import { Field, MoneyInput, usePhone, yuanText } from '#web/ui/index.ts';
import { DASH } from '#web/ui/cells/shape.ts';
import type { SkuRow } from './form-values.ts';
import { type SkuCell, SkuCards, type SkuColumn } from './sku-cards.tsx';

const MODEL = 'activity';

export interface SkuTitles {
  /** Title of the price that the activity asks for. */
  price: string;
  /** Title of its floor; an activity with one sells a single SKU. */
  floor?: string | undefined;
  /** The number of the product stands before its weight. */
  codeFirst?: boolean | undefined;
}

interface Props extends SkuTitles {
  id?: string;
  value?: readonly SkuRow[];
  onChange?: (rows: SkuRow[]) => void;
}

/** Name of a SKU; among several products with that of its own. */
const nameOf = ({ suk, of }: Pick<SkuRow, 'suk' | 'of'>) => (of === undefined ? suk : `${of} ${suk}`);

const chosen: SkuCell = ({ isChosen, ...row }, set) => (
  <Checkbox aria-label={`选择${nameOf(row)}`} checked={isChosen} onChange={({ target }) => set({ isChosen: target.checked })} />
);
const onlyOne: SkuCell = ({ isChosen, ...row }, set) => (
  <Radio aria-label={`选择${nameOf(row)}`} checked={isChosen} onChange={() => set({ isChosen: true })} />
);
const picture: SkuCell = ({ image, suk, isChosen }, set) => (
  <CellPicture label={suk} url={image} model={MODEL} isFixed={!isChosen} onChange={(next) => set({ image: next })} />
);

const priceOf =
  (title: string): SkuCell =>
  ({ price, isChosen, ...row }, set) => (
    <MoneyInput
      aria-label={`${nameOf(row)}的${title}`}
      disabled={!isChosen}
      value={price}
      onChange={(next) => set({ price: next })}
    />
  );

const floorOf =
  (title: string): SkuCell =>
  ({ minPrice = null, isChosen, ...row }, set) => (
    <MoneyInput
      aria-label={`${nameOf(row)}的${title}`}
      disabled={!isChosen}
      value={minPrice}
      onChange={(next) => set({ minPrice: next })}
    />
  );

const quota: SkuCell = (row, set) => (
  <InputNumber
    aria-label={`${nameOf(row)}的限量`}
    disabled={!row.isChosen}
    min={1}
    max={Math.max(row.stock, 1)}
    precision={0}
    value={row.quota}
    onChange={(next) => set({ quota: next })}
  />
);

const measures: readonly SkuColumn[] = [
  { title: '重量（KG）', width: 96, align: 'right', ofOne: true, cell: ({ weight }) => yuanOfFen(weight) },
  { title: '体积(m³)', width: 80, align: 'right', ofOne: true, cell: ({ volume }) => yuanOfFen(volume) },
];
const code: SkuColumn = { title: '商品编号', width: 104, ofOne: true, cell: ({ barCode }) => barCode || DASH };

export const columnsOf = ({ price, floor, codeFirst = false }: SkuTitles): SkuColumn[] => [
  { title: floor ? '选择' : '参加', width: 56, card: 'head', cell: floor ? onlyOne : chosen },
  { title: '图片', width: 60, card: 'head', ofOne: true, cell: picture },
  { title: '规格', width: 96, card: 'head', cell: ({ suk }) => suk },
  { title: '原价', width: 84, align: 'right', cell: ({ otPrice }) => yuanText(otPrice) },
  { title: '成本价', width: 84, align: 'right', cell: ({ cost }) => yuanText(cost) },
  { title: '库存', width: 60, align: 'right', cell: ({ stock }) => stock },
  { title: price, width: 112, card: 'input', cell: priceOf(price) },
  ...(floor ? [{ title: floor, width: 112, card: 'input', cell: floorOf(floor) } as const] : []),
  { title: '限量', width: 80, card: 'input', cell: quota },
  ...(codeFirst ? [code, ...measures] : [...measures, code]),
];

/** SKUs of the product: which of them are sold, at which price, and how many. */
function SkusInput({ id, price, floor, codeFirst, value = [], onChange }: Props) {
  const isPhone = usePhone();
  const change = (row: SkuRow, by: Partial<SkuRow>) =>
    onChange?.(
      value.map((each) => {
        if (each === row) return { ...each, ...by };
        return floor && by.isChosen ? { ...each, isChosen: false } : each;
      }),
    );
  const wanted = columnsOf({ price, floor, codeFirst });
  const columns = wanted.map(({ cell, card: _card, ...column }) => ({
    ...column,
    render: (_: unknown, row: SkuRow) => cell(row, (by) => change(row, by)),
  }));
  return (
    // The form leads here where nothing was chosen.
    <div id={id} tabIndex={-1} className="skus">
      {isPhone ? (
        <SkuCards columns={wanted} rows={value} onChange={change} />
      ) : (
        <Table<SkuRow>
          size="small"
          rowKey="suk"
          columns={columns}
          dataSource={[...value]}
          pagination={false}
          scroll={{ x: wanted.reduce((sum, { width }) => sum + width, 0), y: 400 }}
        />
      )}
    </div>
  );
}

type Problem = (sold: readonly SkuRow[]) => string | undefined;

export const problemBy = (price: string, none: string, also?: Problem) => (rows: unknown) => {
  const sold = ((rows ?? []) as SkuRow[]).filter(({ isChosen }) => isChosen);
  if (sold.length === 0) return none;
  if (sold.some((row) => row.price === null)) return `请填写${price}`;
  return also?.(sold) ?? (sold.some((row) => !row.quota) ? '请填写限量' : undefined);
};

interface FieldProps extends SkuTitles {
  /** Said where nothing was chosen. */
  none: string;
  /** Problem of the chosen SKUs. */
  check?: Problem;
}

/** SKUs at their own prices. */
export const SkuField = ({ price, floor, codeFirst, none, check }: FieldProps) => (
  <Field name="skus" label="商品属性" check={problemBy(price, none, check)}>
    <SkusInput price={price} floor={floor} codeFirst={codeFirst} />
  </Field>
);
