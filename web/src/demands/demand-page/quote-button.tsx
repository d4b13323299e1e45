import { Form, Select } from 'antd';
import type { Demand } from '#contract/demands/demand-record.ts';
import type { Quote } from '#contract/demands/quote-record.ts';
import { quoteCalls } from '#contract/demands/quotes.ts';
import { showDay, startOfDay } from '#contract/moment.ts';
import { DialogButton, Field, MoneyInput, TextField, needed } from '#web/ui/index.ts';
import { ComingDayInput } from '../coming-day-input.tsx';
import { SkuInput } from './sku-input.tsx';

const { save, update } = quoteCalls;
const VALID_DAYS = 15;

/** Prices line by line, each with what the shop would send. */
const QuoteRows = ({ of, quote }: { of: Demand; quote?: Quote | undefined }) => (
  <Form.List name="items">
    {(fields) =>
      fields.map(({ key, name: at }) => {
        const { name = '', spec = '', unit = '', num = 0 } = of.items[at] ?? {};
        return (
          <div className="quote-row" key={key} role="group" aria-label={`${name}的报价`}>
            <p>{`${[name, spec].filter(Boolean).join(' ')} × ${num} ${unit}`}</p>
            <Field list="items" name={[at, 'price']} check={needed('请填写单价')}>
              <MoneyInput max="99999999.99" />
            </Field>
            <Field list="items" name={[at, 'skuId']} optional help="选好规格，采纳后可以直接生成订单；不选则要另外下单">
              <SkuInput name={name} known={quote?.items[at]} />
            </Field>
            <TextField list="items" name={[at, 'note']} placeholder="例如：品牌、替代型号" />
          </div>
        );
      })
    }
  </Form.List>
);

const Rest = () => (
  <>
    <Field name="freight" optional>
      <MoneyInput max="99999999.99" />
    </Field>
    <Field name="validUntil">
      <ComingDayInput />
    </Field>
    <TextField name="note" rows={2} showCount />
  </>
);

const blankOf = ({ id, items }: Demand, shopId: number | null) => ({
  demandId: id,
  shopId,
  items: items.map(() => ({ price: null, skuId: 0, note: '' })),
  freight: 0,
  validUntil: showDay(startOfDay(new Date(), VALID_DAYS)),
  note: '',
});

const fieldsOf = ({ id, items, freight, validUntil, note }: Quote) => ({
  id,
  items: items.map(({ price, skuId, note: said }) => ({ price, skuId, note: said })),
  freight,
  validUntil,
  note,
});

type Props = { of: Demand } & (
  | { quote: Quote; shops?: undefined; call: typeof update }
  | { quote?: undefined; shops: readonly { id: number; name: string }[]; call: typeof save }
);

/** Quotes for a demand, or changes the quote of a shop. Staff enter it for one of the shops that are asked. */
export function QuoteButton({ of, quote, shops }: Props) {
  if (quote)
    return (
      <DialogButton
        label="修改"
        title={`修改报价：${quote.shopName}`}
        call={update}
        start={fieldsOf(quote)}
        says="已更新报价"
        touches={['demand']}
        width={640}
      >
        <QuoteRows of={of} quote={quote} />
        <Rest />
      </DialogButton>
    );
  const [only, ...others] = shops;
  return (
    <DialogButton
      label="报价"
      title={others.length === 0 ? `报价：${only?.name ?? ''}` : '报价'}
      primary
      call={save}
      start={blankOf(of, others.length === 0 ? (only?.id ?? null) : null)}
      says="报价成功"
      touches={['demand']}
      width={640}
      keepAs={`quote ${of.id}`}
    >
      {others.length > 0 && (
        <Field name="shopId" check={needed('请选择报价的店铺')}>
          <Select options={shops.map(({ id, name }) => ({ value: id, label: name }))} placeholder="选择店铺" />
        </Field>
      )}
      <QuoteRows of={of} />
      <Rest />
    </DialogButton>
  );
}
