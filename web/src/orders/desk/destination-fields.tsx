import { Form, Input, Radio, Select } from 'antd';
import { useState } from 'react';
import { deskOrderCalls } from '#contract/orders/desk-orders.ts';
import { RegionNames, useRegions } from '#web/delivery/index.ts';
import { Field, Section, TextField, notify, useCall } from '#web/ui/index.ts';
import { type PastedRecipient as Recipient, recipientIn } from '../order/pasted-recipient.ts';
import { type DeskValues, deskWays } from './form-values.ts';

const AT_A_POINT = { way: deskWays.fetched };
const chosen = (value: unknown) => (value ? undefined : '请选择自提点');

function useFill() {
  const form = Form.useFormInstance<DeskValues>();
  return ({ name, phone, region, detail }: Recipient) => {
    form.setFieldsValue({ address: { name, phone, detail }, region });
    void form
      .validateFields(
        [
          ['address', 'name'],
          ['address', 'phone'],
          ['address', 'detail'],
        ],
        { recursive: true },
      )
      .catch(() => undefined);
  };
}

/** Name, phone and address in one go, as they were sent in a chat. */
function PastedRecipient() {
  const fill = useFill();
  const { tree, isLoading } = useRegions();
  const [text, setText] = useState('');
  const read = (written: string) => {
    if (written.trim() === '') return;
    const recipient = recipientIn(tree, written);
    setText(recipient ? '' : written);
    if (recipient) fill(recipient);
    else notify.warning('没有认出手机号，请检查粘贴的内容或逐项填写');
  };
  return (
    <Input.TextArea
      rows={2}
      value={text}
      disabled={isLoading}
      aria-label="粘贴收货信息"
      placeholder="把用户发来的姓名、电话、地址整段粘贴到这里，自动填入下面"
      onChange={({ target }) => setText(target.value)}
      onBlur={() => read(text)}
      onPaste={(event) => {
        event.preventDefault();
        read(event.clipboardData.getData('text'));
      }}
    />
  );
}

/** Address book of the customer, where there is one. */
function KnownAddresses({ uid }: { uid: number }) {
  const fill = useFill();
  const { data = [] } = useCall(deskOrderCalls.deskAddresses, { uid });
  if (data.length === 0) return null;
  return (
    <Select
      aria-label="用户的收货地址"
      placeholder="从用户的收货地址中选择"
      options={data.map(({ id, name, phone, province, city, district, detail }) => ({
        value: id,
        label: [name, phone, province, city, district, detail].filter(Boolean).join(' '),
      }))}
      onChange={(id: number) => {
        const found = data.find((address) => address.id === id);
        if (found) fill({ ...found, region: [found.province, found.city, found.district].filter(Boolean).join(',') });
      }}
    />
  );
}

const Points = ({ id, value, onChange }: { id?: string; value?: number | null; onChange?: (id: number) => void }) => {
  const { data = [], isLoading } = useCall(deskOrderCalls.deskPoints, {});
  return (
    <Select
      id={id}
      loading={isLoading}
      placeholder="请选择自提点"
      value={value ?? null}
      options={data.map((point) => ({
        value: point.id,
        label: `${point.name} · ${point.address.replaceAll(',', '')}${point.detailedAddress}`,
      }))}
      onChange={onChange}
    />
  );
};

/** Destination and recipient of the goods. */
export function DestinationSection() {
  const form = Form.useFormInstance<DeskValues>();
  const customer = Form.useWatch('customer', form);
  const { tree } = useRegions();
  const { data: points = [] } = useCall(deskOrderCalls.deskPoints, {});
  // Fixed way where there are no points: there is nothing to choose, and no field to watch.
  const byParcel = points.length > 0 ? { way: deskWays.sent } : {};
  return (
    <Section title="收货">
      {points.length > 0 && (
        <Field name="way" label="配送方式">
          <Radio.Group options={deskWays.options} />
        </Field>
      )}
      <Field name="storeId" label="自提点" when={AT_A_POINT} check={chosen}>
        <Points />
      </Field>
      <div className="desk-shortcuts">
        {customer && <KnownAddresses uid={customer.uid} />}
        <PastedRecipient />
      </div>
      <div className="field-pair">
        <TextField name={['address', 'name']} label="收货人" maxLength={32} />
        <TextField name={['address', 'phone']} label="收货电话" maxLength={18} inputMode="tel" />
      </div>
      {tree.length > 0 && (
        <Field name="region" label="所在地区" optional help="运费按地区算；不选时按全国运费" when={byParcel}>
          <RegionNames />
        </Field>
      )}
      <TextField
        name={['address', 'detail']}
        label="详细地址"
        when={byParcel}
        rows={2}
        maxLength={128}
        placeholder="街道、门牌号"
      />
    </Section>
  );
}
