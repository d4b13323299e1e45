import { Input, Select } from 'antd';
import { serviceTypes } from '#contract/access/service-providers.ts';
import { onOrOff } from '#contract/choices.ts';
import { Field, FlagInput } from '#web/ui/index.ts';
import { AdministratorSelect } from '../administrator-select/index.tsx';

const chosen = (type: unknown) => (type ? undefined : '请选择服务类型');

export const ServiceProviderFields = () => (
  <>
    <Field name="providerName">
      <Input maxLength={50} showCount />
    </Field>
    <Field name="type" check={chosen}>
      <Select options={serviceTypes.options} />
    </Field>
    <div className="field-pair">
      <Field name="contactName">
        <Input maxLength={16} />
      </Field>
      <Field name="phone">
        <Input maxLength={11} inputMode="tel" />
      </Field>
    </div>
    <Field name="adminId" help="服务商的人用这个账号登录；能做什么由账号的身份决定">
      <AdministratorSelect allowClear />
    </Field>
    <Field name="status">
      <FlagInput of={onOrOff} />
    </Field>
    <Field name="remark">
      <Input.TextArea rows={3} maxLength={255} showCount />
    </Field>
  </>
);
