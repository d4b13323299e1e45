import { Button, Form, InputNumber } from 'antd';
import { Suspense, useState } from 'react';
import { SALES_MAX } from '#contract/marketing/flash-sale-record.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import type { Fen } from '#contract/fen.ts';
import { type KnownProduct, ProductPicker } from '#web/catalogue/product-picker/index.ts';
import { Empty, notify, run, yuanText } from '#web/ui/index.ts';
import { CellGrid, type GridColumn, type GridFact } from '#web/ui/grid/cell-grid.tsx';
import { CellKeys } from '#web/ui/grid/cell-keys.tsx';
import { useEdits } from '#web/ui/grid/use-edits.ts';
import { report } from '#web/ui/wire/report.ts';
import {
  type SaleField,
  type SaleLine,
  type SaleProduct,
  atPercent,
  filledBy,
  isOut,
  linesOf,
  problemOf,
  saleOf,
  ticked,
} from './sale-products.ts';
import { SaleHead } from './sale-head.tsx';
import './sale-grid.css';

function spanText(prices: readonly Fen[]): string {
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  return least === most ? yuanText(least) : `${yuanText(least)} 起`;
}

const facts: readonly GridFact<SaleLine>[] = [
  { title: '售价', width: 112, show: ({ skus }) => spanText(skus.map(({ usual }) => usual)) },
  { title: '成本价', width: 112, isWide: true, show: ({ skus }) => spanText(skus.map(({ cost }) => cost)) },
  { title: '库存', width: 76, isWide: true, show: ({ skus }) => skus.reduce((sum, { stock }) => sum + stock, 0) },
];

const columnsFor = (all: boolean): readonly GridColumn<SaleLine>[] => {
  const column = (field: SaleField, label: string, width: number): GridColumn<SaleLine> => ({
    field,
    label,
    kind: field === 'price' ? 'decimal' : 'count',
    width,
    isFixed: isOut,
    problemOf: (line) => problemOf(line, field, all),
    hintOf: ({ skus }) => (skus.length > 1 ? '各规格' : undefined),
  });
  return [
    column('price', '秒杀价', 128),
    column('quota', '限量', 108),
    { ...column('num', '每人每天', 108), lacks: ({ isHead }) => !isHead },
  ];
};

interface Props {
  id?: string;
  value?: SaleProduct[];
  onChange?: (products: SaleProduct[]) => void;
}

function Percent({ onFill }: { onFill: (percent: number) => void }) {
  const [percent, setPercent] = useState<number | null>(null);
  const fill = () => percent !== null && onFill(percent);
  return (
    <span className="sale-percent">
      秒杀价按售价的
      <InputNumber<number>
        aria-label="售价的百分比"
        min={1}
        max={100}
        precision={0}
        suffix="%"
        value={percent}
        onChange={setPercent}
        onPressEnter={(event) => {
          event.preventDefault();
          fill();
        }}
      />
      <Button disabled={percent === null} onClick={fill}>
        填写
      </Button>
    </span>
  );
}

/** Products of a flash sale, their SKUs folded below them: price, pieces and how often one person may buy. */
export function SaleGrid({ id, value = [], onChange = () => {} }: Props) {
  const { status } = Form.Item.useStatus();
  const [unfolded, setUnfolded] = useState<ReadonlySet<number>>(new Set());
  const [isPicking, setPicking] = useState(false);
  const { edit, undo, redo, canUndo } = useEdits(value, onChange);

  const take = async (picked: readonly KnownProduct[]) => {
    const ids = picked.map((each) => each.id);
    if (ids.length > SALES_MAX) notify.warning(`一次最多添加 ${SALES_MAX} 件商品，只带入了前 ${SALES_MAX} 件`);
    const wanted = ids.slice(0, SALES_MAX);
    try {
      const known = new Map(value.map((product) => [product.id, product]));
      const added = await Promise.all(
        wanted.filter((each) => !known.has(each)).map((each) => run(productCalls.info, { id: each })),
      );
      for (const info of added) known.set(info.id, saleOf(info));
      edit(() => wanted.flatMap((each) => known.get(each) ?? []));
    } catch (error) {
      report(error, 'act');
    }
  };
  const fold = (productId: number) =>
    setUnfolded(
      (before) => new Set(before.has(productId) ? [...before].filter((each) => each !== productId) : [...before, productId]),
    );

  const head = {
    title: '商品',
    show: (line: SaleLine) => {
      const product = value.find((each) => each.id === line.productId);
      if (!product) return null;
      return (
        <SaleHead
          line={line}
          product={product}
          isUnfolded={unfolded.has(product.id)}
          onTick={(isIn) => edit((products) => ticked(products, line, isIn))}
          onFold={() => fold(product.id)}
          onRemove={() => edit((products) => products.filter(({ id: each }) => each !== product.id))}
        />
      );
    },
  };

  const pick = (
    <Button type={value.length === 0 ? 'primary' : 'default'} onClick={() => setPicking(true)}>
      {value.length === 0 ? '选择商品' : '增减商品'}
    </Button>
  );
  return (
    // The form leads here where something is missing.
    <div id={id} tabIndex={-1}>
      {value.length === 0 ? (
        <Empty says="选几件出售中的商品，图片、标题、运费模板等用商品自己的，这里只填秒杀价和限量" action={pick} />
      ) : (
        <>
          <div className="cell-grid-tools">
            {pick}
            <Percent onFill={(percent) => edit((products) => atPercent(products, percent))} />
            <Button disabled={!canUndo} onClick={undo}>
              撤销一步
            </Button>
            <CellKeys undoes />
          </div>
          <CellGrid<SaleLine>
            label="商品和秒杀价"
            lines={linesOf(value, unfolded)}
            keyOf={({ key }) => key}
            nameOf={({ name }) => name}
            edit={(make, mark) =>
              edit((products) => {
                const lines = linesOf(products, unfolded);
                return filledBy(products, lines, make(lines));
              }, mark)
            }
            undo={undo}
            redo={redo}
            head={head}
            facts={facts}
            columns={columnsFor(status === 'error')}
          />
        </>
      )}
      <Suspense>
        {isPicking && (
          <ProductPicker
            many
            start={value.map((product) => ({ id: product.id, storeName: product.name, image: product.image }))}
            onPick={(picked: readonly KnownProduct[]) => void take(picked)}
            onClose={() => setPicking(false)}
          />
        )}
      </Suspense>
    </div>
  );
}
