import { InputNumber, Radio } from 'antd';
import { onOrOff } from '#contract/choices.ts';
import { distributionCalls } from '#contract/distribution/config.ts';
import { bindings, distributionSettings, withdrawalSettings } from '#contract/distribution/settings.ts';
import { Field, FlagField, FormPage, Loaded, MoneyInput, NumberField, Section, TextField } from '#web/ui/index.ts';

const hints = { ...distributionSettings, ...withdrawalSettings };
const percent = <InputNumber min={0} max={100} precision={0} suffix="%" inputMode="numeric" />;

/** Rules of commission: who earns it, how much, when it counts and how it is paid out. */
export const ConfigPage = () => (
  <Loaded call={distributionCalls.get} input={{}} title="分销配置">
    {(config) => (
      <FormPage title="分销配置" call={distributionCalls.set} start={{ ...config }} says="保存成功">
        <Section title="分销">
          <FlagField name="brokerageFuncStatus" help={hints.brokerage_func_status.hint} of={onOrOff} />
          <NumberField name="storeBrokerageQuota" help={hints.store_brokerage_quota.hint} min={-1} suffix="元" />
          <Field name="brokerageBindind" help={hints.brokerage_bindind.hint}>
            <Radio.Group options={bindings.options} />
          </Field>
          <FlagField name="storeBrokerageIsBubble" help={hints.store_brokerage_is_bubble.hint} of={onOrOff} />
        </Section>
        <Section title="返佣">
          <Field name="storeBrokerageRatio" help={hints.store_brokerage_ratio.hint}>
            {percent}
          </Field>
          <Field name="storeBrokerageTwo" help={hints.store_brokerage_two.hint}>
            {percent}
          </Field>
          <NumberField name="extractTime" help={hints.extract_time.hint} min={0} suffix="天" inputMode="numeric" />
        </Section>
        <Section title="提现">
          <Field name="userExtractMinPrice" help={hints.user_extract_min_price.hint}>
            <MoneyInput />
          </Field>
          <TextField name="userExtractBank" help={hints.user_extract_bank.hint} rows={4} maxLength={2000} />
        </Section>
      </FormPage>
    )}
  </Loaded>
);
