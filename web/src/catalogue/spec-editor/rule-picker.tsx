import { Select } from 'antd';
import { ruleCalls } from '#contract/catalogue/rules.ts';
import { useCall, useMay } from '#web/ui/index.ts';
import { RuleDialog } from '../rule-list/rule-dialog.tsx';
import { type Spec, specsOfLines } from '../product/specs.ts';

/** Copies the specifications of a template as soon as it is chosen, or makes a template to copy. */
export function RulePicker({ onPick }: { onPick: (ruleName: string, specs: Spec[]) => void }) {
  const may = useMay()(ruleCalls.list);
  const { data } = useCall(ruleCalls.list, { page: 1, limit: 9999 }, { enabled: may });
  const rules = data?.list ?? [];
  const copy = (wanted: number | null) => {
    const rule = rules.find(({ id }) => id === wanted);
    if (rule) onPick(rule.ruleName, specsOfLines(rule.ruleValue));
  };
  return (
    <span className="rule-picker">
      {rules.length > 0 && (
        <Select
          size="small"
          className="rule-select"
          aria-label="套用模板"
          placeholder="套用模板"
          showSearch={{ optionFilterProp: 'label' }}
          value={null}
          onChange={copy}
          options={rules.map(({ id, ruleName }) => ({ value: id, label: ruleName }))}
        />
      )}
      {may && <RuleDialog label="新建模板" />}
    </span>
  );
}
