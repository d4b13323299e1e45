import { Form, Input, Spin } from 'antd';
import { RULE_NAME_MAX } from '#contract/catalogue/rules.ts';
import { Field } from '#web/ui/index.ts';
import { LinesInput } from './lines-input.tsx';

/** What a template is made of; covered while it is on its way. */
export const RuleFields = ({ isWaiting }: { isWaiting: boolean }) => (
  <Spin spinning={isWaiting} percent="auto" description="正在提交…">
    <Field name="ruleName">
      <Input maxLength={RULE_NAME_MAX} showCount placeholder="请输入规格名称" />
    </Field>
    <Form.Item name="ruleValue" label="商品规格">
      <LinesInput />
    </Form.Item>
  </Spin>
);
