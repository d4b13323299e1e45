import { Select } from 'antd';
import { serviceTypes } from '#contract/access/service-providers.ts';
import { onOrOff } from '#contract/choices.ts';
import { Field, FlagField, TextField } from '#web/ui/index.ts';
import { AdministratorSelect } from '../administrator-select/index.tsx';

const chosen = (type: unknown) => (type ? undefined : '请选择服务类型');

export const ServiceProviderFields = () => (
  <>
    <TextField name="providerName" maxLength={50} showCount />
    <Field name="type" check={chosen}>
      <Select options={serviceTypes.options} />
    </Field>
    <div className="field-pair">
      <TextField name="contactName" maxLength={16} />
      <TextField name="phone" maxLength={11} inputMode="tel" />
    </div>
    <Field name="adminId" help="服务商的人用这个账号登录；能做什么由账号的角色决定">
      <AdministratorSelect allowClear />
    </Field>
    <FlagField name="status" of={onOrOff} />
    <TextField name="remark" rows={3} maxLength={255} showCount />
  </>
);
