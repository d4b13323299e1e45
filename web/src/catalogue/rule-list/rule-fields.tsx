import { Form, Spin } from 'antd';
import { TextField } from '#web/ui/index.ts';
import { LinesInput } from '../spec-rows/lines-input.tsx';

/** Fields of a template; covered while it is on its way. */
export const RuleFields = ({ isWaiting }: { isWaiting: boolean }) => (
  <Spin spinning={isWaiting} percent="auto" description="正在提交…">
    <TextField name="ruleName" showCount placeholder="请输入模板名称" />
    <Form.Item name="ruleValue" label="规格">
      <LinesInput />
    </Form.Item>
  </Spin>
);
