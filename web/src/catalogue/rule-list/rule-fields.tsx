import { Form, Input, Spin } from 'antd';
import { RULE_NAME_MAX } from '#contract/catalogue/rules.ts';
import { Field } from '#web/ui/index.ts';
import { type RuleLine, type Spec, linesOfSpecs, specsOfLines, withSpec } from '../product/specs.ts';
import { NewSpec } from '../spec-rows/new-spec.tsx';
import { SpecRows } from '../spec-rows/spec-rows.tsx';
import '../product/product.css';

interface LinesProps {
  id?: string;
  value?: readonly RuleLine[];
  onChange?: (lines: RuleLine[]) => void;
}

/** The specifications of a template. */
function LinesInput({ id, value = [], onChange }: LinesProps) {
  const specs = specsOfLines(value);
  const change = (next: readonly Spec[]) => onChange?.(linesOfSpecs(next));
  return (
    <div className="spec-editor" id={id}>
      <SpecRows specs={specs} onChange={change} />
      <div className="spec-tools">
        <NewSpec incomplete="请添加规格名称" onAdd={(spec) => change(withSpec(specs, spec))} />
      </div>
    </div>
  );
}

/** Fields of a template; covered while it is on its way. */
export const RuleFields = ({ isWaiting }: { isWaiting: boolean }) => (
  <Spin spinning={isWaiting} percent="auto" description="正在提交…">
    <Field name="ruleName">
      <Input maxLength={RULE_NAME_MAX} showCount placeholder="请输入规格名称" />
    </Field>
    <Form.Item name="ruleValue" label="规格">
      <LinesInput />
    </Form.Item>
  </Spin>
);
