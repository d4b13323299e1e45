import { Button, Select } from 'antd';
import { useState } from 'react';
import { ruleCalls } from '#contract/catalogue/rules.ts';
import { notify, useCall, useMay } from '#web/ui/index.ts';
import { RuleDialog } from '../rule-list/rule-dialog.tsx';
import { type Spec, specsOfLines } from '../product/specs.ts';

/** Copies the specifications of a template, or makes a template to copy. */
export function RulePicker({ onPick }: { onPick: (specs: Spec[]) => void }) {
  const may = useMay()(ruleCalls.list);
  const { data } = useCall(ruleCalls.list, { page: 1, limit: 9999 }, { enabled: may });
  const [chosen, choose] = useState<number | null>(null);
  const rules = data?.list ?? [];
  const copy = () => {
    const rule = rules.find(({ id }) => id === chosen);
    if (!rule) return notify.warning('请选择属性');
    onPick(specsOfLines(rule.ruleValue));
  };
  return (
    <span className="rule-picker">
      {rules.length > 0 && (
        <>
          <Select
            size="small"
            className="rule-select"
            aria-label="选择规格"
            placeholder="选择规格"
            showSearch={{ optionFilterProp: 'label' }}
            value={chosen}
            onChange={choose}
            options={rules.map(({ id, ruleName }) => ({ value: id, label: ruleName }))}
          />
          <Button size="small" onClick={copy}>
            确认
          </Button>
        </>
      )}
      {may && <RuleDialog label="添加规格" />}
    </span>
  );
}
