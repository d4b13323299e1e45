import { InputNumber, Radio, Select } from 'antd';
import { priceEndings } from '#contract/catalogue/bulk/product-bulk-record.ts';
import { INT_MAX } from '#contract/wire.ts';
import { MoneyInput } from '#web/ui/index.ts';
import { type FieldsProps, optionsOf } from './fields-props.ts';
import { CategoryFields, FreightFields } from './place-fields.tsx';
import { SheetFields } from './sheet-fields.tsx';
import { type What, priceModes, stockModes, whats } from './bulk-form.ts';

const PriceFields = ({ form, onChange }: FieldsProps) => (
  <>
    <Select
      aria-label="改价方式"
      value={form.priceMode}
      options={optionsOf(priceModes)}
      onChange={(priceMode) => onChange({ priceMode, price: null })}
    />
    <MoneyInput
      aria-label="改价数值"
      unit={priceModes[form.priceMode].unit}
      value={form.price}
      onChange={(price) => onChange({ price })}
    />
    {form.priceMode !== 'set' && (
      <Select
        aria-label="价格结尾"
        value={form.ending}
        options={priceEndings.options}
        onChange={(ending) => onChange({ ending })}
      />
    )}
  </>
);

const StockFields = ({ form, onChange }: FieldsProps) => (
  <>
    <Select
      aria-label="改库存方式"
      value={form.stockMode}
      options={optionsOf(stockModes)}
      onChange={(stockMode) => onChange({ stockMode })}
    />
    <InputNumber
      aria-label="库存数量"
      inputMode="numeric"
      min={0}
      max={INT_MAX}
      precision={0}
      value={form.stock}
      onChange={(stock) => onChange({ stock })}
    />
  </>
);

const fields = {
  price: PriceFields,
  stock: StockFields,
  sheet: SheetFields,
  category: CategoryFields,
  freight: FreightFields,
} as const;

/** Fields to change, and their new values. */
export function ChangeFields(props: FieldsProps) {
  const { form, onChange } = props;
  const Fields = fields[form.what];
  return (
    <fieldset className="bulk-fields">
      <legend>修改内容</legend>
      <Radio.Group
        optionType="button"
        value={form.what}
        options={optionsOf(whats)}
        onChange={(event) => onChange({ what: event.target.value as What })}
      />
      <div className="bulk-values">
        <Fields {...props} />
      </div>
    </fieldset>
  );
}
