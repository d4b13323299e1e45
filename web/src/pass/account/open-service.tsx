import { Form, Select } from 'antd';
import { useEffect } from 'react';
import { sheetCalls } from '#contract/delivery/sheets.ts';
import { expressCalls } from '#contract/delivery/express.ts';
import { passOpeningCalls } from '#contract/services/pass/opening.ts';
import { type PassServiceName, passServices } from '#contract/services/pass/pass-services.ts';
import { Field, FormPage, TextField, useCall } from '#web/ui/index.ts';
import { BackButton } from '../sign-in/back-button.tsx';
import { phoneProblem } from '../sign-in/code-field.tsx';

const isFilled = (says: string) => (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? undefined : says);

/** Forms of the carrier that is chosen; another carrier has others. */
function LabelFormField() {
  const form = Form.useFormInstance();
  const com: unknown = Form.useWatch('com', form);
  const isKnown = typeof com === 'string' && com !== '';
  const { data, isFetching } = useCall(sheetCalls.template, { com: String(com) }, { enabled: isKnown });
  const forms = isKnown ? (data?.data.data ?? []) : [];
  const chosen: unknown = Form.useWatch('tempId', form);
  const isGone = data !== undefined && chosen !== undefined && !forms.some(({ temp_id: id }) => id === chosen);
  useEffect(() => {
    if (isGone) form.setFieldValue('tempId', undefined);
  }, [isGone, form]);
  return (
    <Field name="tempId" check={isFilled('请选择打印模板')}>
      <Select
        loading={isFetching}
        disabled={!isKnown}
        placeholder={isKnown ? '请选择电子面单模板' : '先选择快递公司'}
        options={forms.map(({ temp_id: value, title, pic }) => ({ value, label: title, pic }))}
        optionRender={({ label, data: { pic } }) => (
          <span className="pass-label-form">
            {pic !== '' && <img src={pic} alt="" width={36} height={36} />}
            {label}
          </span>
        )}
      />
    </Field>
  );
}

function CarrierField() {
  const { data = [], isPending } = useCall(expressCalls.all, { type: 'elec' });
  return (
    <Field name="com" check={isFilled('请选择快递公司')}>
      <Select
        loading={isPending}
        placeholder="请选择快递公司"
        showSearch={{ optionFilterProp: 'label' }}
        notFoundContent="没有可用于电子面单的物流公司，请先到物流公司里启用"
        options={data.map(({ code: value, name: label }) => ({ value, label }))}
      />
    </Field>
  );
}

const LabelFields = () => (
  <>
    <CarrierField />
    <LabelFormField />
    <TextField name="toName" placeholder="请填写寄件人姓名" check={isFilled('请输寄件人姓名')} />
    <TextField name="toTel" placeholder="请填写寄件人电话" inputMode="tel" check={phoneProblem} />
    <TextField name="toAddress" placeholder="请填写寄件人详细地址" check={isFilled('请输寄件人地址')} />
    <TextField name="siid" placeholder="请填写云打印编号" check={isFilled('请输入云打印机编号')} />
  </>
);

interface Props {
  type: PassServiceName;
  onBack: () => void;
  onDone: () => void;
}

/** Opens a service that takes more than a yes. */
export const OpenService = ({ type, onBack, onDone }: Props) => (
  <FormPage
    key={type}
    isPart
    title={`开通${passServices.labels[type]}服务`}
    layout="vertical"
    call={passOpeningCalls.open}
    start={{ type }}
    label="立即开通"
    says="开通成功!"
    touches={['pass_account', 'pass_usage', 'express', 'waybill', 'outside_service']}
    then={onDone}
    actions={<BackButton onBack={onBack} />}
  >
    {type === 'sms' ? (
      <TextField
        name="sign"
        placeholder="请输入短信签名"
        help="显示在每条短信的开头，例如店名"
        check={isFilled('请输入短信签名')}
        autoFocus
      />
    ) : (
      <LabelFields />
    )}
  </FormPage>
);
