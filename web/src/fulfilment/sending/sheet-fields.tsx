import { Button, Form, Select } from 'antd';
import { useEffect, useRef } from 'react';
import type { Answer } from '#contract/call.ts';
import { expressCalls } from '#contract/delivery/express.ts';
import { sheetCalls, sheetSwitch } from '#contract/delivery/sheets.ts';
import { waybillCalls } from '#contract/fulfilment/waybills.ts';
import { Picture } from '#web/ui/cells/picture.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { sentenceOf, useCall, useMay } from '#web/ui/wire/index.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';

type Sheets = Answer<typeof waybillCalls.sheetInfo>;

/** Defaults of waybills; nothing where they are switched off, or not for this person. */
export function useSheets(): Sheets | undefined {
  const may = useMay();
  const enabled = may(waybillCalls.sheetInfo) && may(sheetCalls.template);
  const { data } = useCall(waybillCalls.sheetInfo, {}, { enabled, saysItself: true });
  return String(data?.exportOpen) === sheetSwitch.on ? data : undefined;
}

const blank = (says: string) => (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? undefined : says);
const phone = (value: unknown) =>
  !value ? '请填写手机号' : /^1[3-9]\d{9}$/.test(String(value)) ? undefined : '手机号格式不正确!';
/** Choices of the last time may be gone. */
const among = (known: readonly string[], says: string) => (value: unknown) => (known.includes(String(value)) ? undefined : says);

const startOf = ({ exportCom, exportTempId, exportToName, exportToTel, exportToAddress }: Sheets) => ({
  expressCode: exportCom,
  expressTempId: exportTempId,
  toName: exportToName,
  toTel: exportToTel,
  toAddr: exportToAddress,
});

/** Carrier and form, as they were chosen the last time. */
function FormFields() {
  const form = Form.useFormInstance();
  const { data: carriers = [], isPending } = useCall(expressCalls.all, { type: 'elec' });
  const com: unknown = Form.useWatch('expressCode', form);
  const isKnown = carriers.some(({ code }) => code === com);
  const asked = useCall(sheetCalls.template, { com: String(com) }, { enabled: isKnown, saysItself: true });
  const forms = isKnown ? (asked.data?.data.data ?? []) : [];
  const chosen: unknown = Form.useWatch('expressTempId', form);
  const picture = forms.find(({ temp_id: id }) => id === chosen)?.pic;
  const failure = asked.error && (
    <span role="alert">
      {sentenceOf(asked.error)}
      <Button type="link" size="small" onClick={() => void asked.refetch()}>
        重试
      </Button>
    </span>
  );
  return (
    <>
      <Field
        name="expressCode"
        label="快递公司"
        check={among(
          carriers.map(({ code }) => code),
          '请选择快递公司',
        )}
      >
        <Select
          options={carriers.map(({ code, name }) => ({ value: code, label: name }))}
          loading={isPending}
          showSearch={{ optionFilterProp: 'label' }}
          placeholder="请选择快递公司"
          notFoundContent="还没有可以打印电子面单的快递公司，请先在物流公司里填写账号"
          onChange={() => form.setFieldValue('expressTempId', undefined)}
        />
      </Field>
      <Field
        name="expressTempId"
        label="电子面单"
        help={failure || (picture ? <Picture url={picture} alt="面单样式" /> : undefined)}
        check={among(
          forms.map(({ temp_id: id }) => id),
          '请选择电子面单',
        )}
      >
        <Select
          options={forms.map(({ temp_id: value, title: label }) => ({ value, label }))}
          loading={asked.isFetching}
          placeholder="请选择电子面单"
          notFoundContent={isKnown ? '这家快递公司没有电子面单' : '请先选择快递公司'}
        />
      </Field>
    </>
  );
}

/** Carrier, form and sender of a waybill: as the last time, or as the settings say. */
export function SheetFields({ sheets }: { sheets: Sheets }) {
  const form = Form.useFormInstance();
  const isFilled = useRef(false);
  useEffect(() => {
    // Values that a person has typed since stay.
    if (isFilled.current) return;
    isFilled.current = true;
    for (const [name, value] of Object.entries(startOf(sheets)))
      if (value !== null && !form.getFieldValue(name)) form.setFieldValue(name, value);
  }, [form, sheets]);
  return (
    <>
      <FormFields />
      <TextField name="toName" label="寄件人姓名" check={blank('请输寄件人姓名')} maxLength={64} placeholder="请输入寄件人姓名" />
      <TextField name="toTel" label="寄件人电话" check={phone} maxLength={11} inputMode="numeric" placeholder="请填写手机号" />
      <TextField
        name="toAddr"
        label="寄件人地址"
        check={blank('请输入寄件人地址')}
        maxLength={255}
        placeholder="请输入寄件人地址"
      />
    </>
  );
}
