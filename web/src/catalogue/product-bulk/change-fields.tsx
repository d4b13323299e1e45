import { InputNumber, Radio, Select } from 'antd';
import { categoryWays, priceEndings } from '#contract/catalogue/product-bulk.ts';
import { freightTemplateCalls } from '#contract/delivery/freight-templates.ts';
import { MoneyInput } from '#web/ui/index.ts';
import { CategoryInput } from '../product-form/category-input.tsx';
import { RecordSelect } from '../product-form/record-select.tsx';
import { type What, type Wish, priceModes, stockModes, whats } from './wish.ts';

interface Props {
  wish: Wish;
  onChange: (part: Partial<Wish>) => void;
}

const LONG = { page: 1, limit: 9999 };

const optionsOf = <K extends string>(labels: Readonly<Record<K, string | { label: string }>>) =>
  (Object.keys(labels) as K[]).map((value) => {
    const label: string | { label: string } = labels[value];
    return { value, label: typeof label === 'string' ? label : label.label };
  });

const PriceFields = ({ wish, onChange }: Props) => (
  <>
    <Select
      aria-label="改价方式"
      value={wish.priceMode}
      options={optionsOf(priceModes)}
      onChange={(priceMode) => onChange({ priceMode, price: null })}
    />
    <MoneyInput
      aria-label="改价数值"
      unit={priceModes[wish.priceMode].unit}
      value={wish.price}
      onChange={(price) => onChange({ price })}
    />
    {wish.priceMode !== 'set' && (
      <Select
        aria-label="价格结尾"
        value={wish.ending}
        options={optionsOf(priceEndings)}
        onChange={(ending) => onChange({ ending })}
      />
    )}
  </>
);

const StockFields = ({ wish, onChange }: Props) => (
  <>
    <Select
      aria-label="改库存方式"
      value={wish.stockMode}
      options={optionsOf(stockModes)}
      onChange={(stockMode) => onChange({ stockMode })}
    />
    <InputNumber
      aria-label="库存数量"
      inputMode="numeric"
      min={0}
      max={2_147_483_647}
      precision={0}
      value={wish.stock}
      onChange={(stock) => onChange({ stock })}
    />
  </>
);

const CategoryFields = ({ wish, onChange }: Props) => (
  <>
    <Select
      aria-label="改分类方式"
      value={wish.categoryWay}
      options={optionsOf(categoryWays)}
      onChange={(categoryWay) => onChange({ categoryWay })}
    />
    <CategoryInput value={wish.cateId} onChange={(cateId) => onChange({ cateId })} />
  </>
);

const FreightFields = ({ wish, onChange }: Props) => (
  <RecordSelect
    call={freightTemplateCalls.list}
    input={LONG}
    rows={({ list }) => list}
    placeholder="请选择运费模板"
    none="还没有运费模板"
    value={wish.tempId}
    onChange={(tempId) => onChange({ tempId })}
  />
);

const fields = { price: PriceFields, stock: StockFields, category: CategoryFields, freight: FreightFields } as const;

/** What is changed, and to what. */
export function ChangeFields(props: Props) {
  const { wish, onChange } = props;
  const Fields = fields[wish.what];
  return (
    <fieldset className="bulk-fields">
      <legend>修改内容</legend>
      <Radio.Group
        optionType="button"
        value={wish.what}
        options={optionsOf(whats)}
        onChange={(event) => onChange({ what: event.target.value as What })}
      />
      <div className="bulk-values">
        <Fields {...props} />
      </div>
    </fieldset>
  );
}
