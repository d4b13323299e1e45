import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Form, Select } from 'antd';
import { taxRates, zeroTaxFlags } from '#contract/finance/invoices/invoice-enums.ts';
import { exTaxOf } from '#contract/finance/invoices/tax.ts';
import type { Fen } from '#contract/fen.ts';
import { Field, MoneyInput, NumberField, TextField, yuanText } from '#web/ui/index.ts';

interface IssuedLine {
  zeroTaxFlag?: number | null;
  orderNo?: string;
  amount?: Fen | null;
  taxRate?: number;
}

const untaxed = [{ value: taxRates.none, label: zeroTaxFlags.labels[zeroTaxFlags.untaxed] }];
/** Goods without a rate are exempt, on the invoice and here. */
const rates = taxRates.options.map((one) =>
  one.value === taxRates.none ? { ...one, label: zeroTaxFlags.labels[zeroTaxFlags.exempt] } : one,
);

/** Rates of a line; prepaid value bears no tax. */
const ratesOf = (line: IssuedLine | undefined) => (line?.zeroTaxFlag === zeroTaxFlags.untaxed ? untaxed : rates);

/** Sums of the lines beside what they must come to. */
function Sums({ lines, due }: { lines: readonly IssuedLine[]; due: Fen }) {
  const sum = lines.reduce((total, { amount }) => total + (amount ?? 0), 0);
  const net = Map.groupBy(lines, ({ taxRate = 0 }) => taxRate);
  const exTax = [...net].reduce(
    (total, [rate, of]) =>
      total +
      exTaxOf(
        of.reduce((part, { amount }) => part + (amount ?? 0), 0),
        rate,
      ),
    0,
  );
  return (
    <div className="invoice-sums" role="status">
      <span>不含税 {yuanText(exTax)}</span>
      <span>税额 {yuanText(sum - exTax)}</span>
      <strong>价税合计 {yuanText(sum)}</strong>
      {sum !== due && <strong className="invoice-off">{`与应开金额差 ${yuanText(sum - due)}`}</strong>}
    </div>
  );
}

/** A discount stands below its goods, with a negative amount. */
const mayBeDiscount = { min: '-99999999.99' };

/** Lines of an invoice in its form. */
export function IssueLines({ due }: { due: Fen }) {
  // Lines have more than their fields: what they are for, and why they bear no tax.
  const watched: unknown = Form.useWatch('lines', { form: Form.useFormInstance(), preserve: true });
  const lines: readonly IssuedLine[] = Array.isArray(watched) ? watched.map((line) => Object(line)) : [];
  const [first] = lines;
  return (
    <Form.List name="lines">
      {(fields, list) => (
        <>
          <div className="invoice-lines">
            {fields.map(({ key, name }) => (
              <div className="invoice-line" key={key} role="group" aria-label={`开票明细 ${name + 1}`}>
                <TextField list="lines" name={[name, 'goodsName']} label="货物名称" maxLength={90} />
                <TextField list="lines" name={[name, 'taxCode']} label="商品编码" maxLength={19} inputMode="numeric" />
                <NumberField list="lines" name={[name, 'num']} label="数量" min={0} inputMode="numeric" />
                <Field list="lines" name={[name, 'amount']} label="含税金额">
                  <MoneyInput {...(name > 0 && mayBeDiscount)} />
                </Field>
                <Field list="lines" name={[name, 'taxRate']} label="税率">
                  <Select options={ratesOf(lines[name])} />
                </Field>
                <Form.Item label="操作">
                  <Button
                    type="text"
                    aria-label={`给第 ${name + 1} 行加折扣`}
                    title="在下面加一行折扣，金额填负数"
                    disabled={(lines[name]?.amount ?? 0) <= 0}
                    onClick={() => list.add({ ...lines[name], num: 0, amount: null }, name + 1)}
                  >
                    折扣
                  </Button>
                  <Button
                    type="text"
                    aria-label={`删除第 ${name + 1} 行`}
                    icon={<DeleteOutlined />}
                    disabled={fields.length === 1}
                    onClick={() => list.remove(name)}
                  />
                </Form.Item>
              </div>
            ))}
          </div>
          <Button
            size="small"
            type="dashed"
            icon={<PlusOutlined aria-hidden />}
            onClick={() => list.add({ ...first, goodsName: '', spec: '', num: 1, amount: null })}
          >
            加一行
          </Button>
          <Sums lines={lines} due={due} />
        </>
      )}
    </Form.List>
  );
}
