import { Input, InputNumber, Radio } from 'antd';
import { onOrOff } from '#contract/choices.ts';
import { distributionCalls } from '#contract/distribution/config.ts';
import { bindings, distributionSettings, withdrawalSettings } from '#contract/distribution/settings.ts';
import { Field, FlagInput, FormPage, Loaded, MoneyInput, Section } from '#web/ui/index.ts';

const hints = { ...distributionSettings, ...withdrawalSettings };
const percent = <InputNumber min={0} max={100} precision={0} suffix="%" inputMode="numeric" />;

/** Rules of commission: who earns it, how much, when it counts and how it is paid out. */
export const ConfigPage = () => (
  <Loaded call={distributionCalls.get} input={{}}>
    {(config) => (
      <FormPage title="分销配置" call={distributionCalls.set} start={{ ...config }} label="提交" says="提交成功" then={() => {}}>
        <Section title="分销">
          <Field name="brokerageFuncStatus" help={hints.brokerage_func_status.hint}>
            <FlagInput of={onOrOff} />
          </Field>
          <Field name="storeBrokerageQuota" help={hints.store_brokerage_quota.hint}>
            <InputNumber min={-1} precision={0} suffix="元" />
          </Field>
          <Field name="brokerageBindind" help={hints.brokerage_bindind.hint}>
            <Radio.Group options={bindings.options} />
          </Field>
          <Field name="storeBrokerageIsBubble" help={hints.store_brokerage_is_bubble.hint}>
            <FlagInput of={onOrOff} />
          </Field>
        </Section>
        <Section title="返佣">
          <Field name="storeBrokerageRatio" help={hints.store_brokerage_ratio.hint}>
            {percent}
          </Field>
          <Field name="storeBrokerageTwo" help={hints.store_brokerage_two.hint}>
            {percent}
          </Field>
          <Field name="extractTime" help={hints.extract_time.hint}>
            <InputNumber min={0} precision={0} suffix="天" inputMode="numeric" />
          </Field>
        </Section>
        <Section title="提现">
          <Field name="userExtractMinPrice" help={hints.user_extract_min_price.hint}>
            <MoneyInput />
          </Field>
          <Field name="userExtractBank" help={hints.user_extract_bank.hint}>
            <Input.TextArea rows={4} maxLength={2000} />
          </Field>
        </Section>
      </FormPage>
    )}
  </Loaded>
);
