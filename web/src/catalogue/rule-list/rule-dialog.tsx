import { lazy, useState } from 'react';
import { type Rule, ruleCalls } from '#contract/catalogue/rules.ts';
import { RecordDialog, notify } from '#web/ui/index.ts';

const RuleFields = lazy(() => import('./rule-fields.tsx').then((module) => ({ default: module.RuleFields })));

const WAIT_MS = 1200;
const blank = { ruleName: '', ruleValue: [] };

interface Props {
  label: string;
  /** The template to change; none for a new one. */
  rule?: Rule;
  primary?: boolean;
  /** Repeats the dialog's own, where a row looks for it. */
  call?: typeof ruleCalls.update;
}

/** Opens the dialog of a template. Time is given to look once more before it is sent. */
export function RuleDialog({ label, rule, primary = false }: Props) {
  const [isWaiting, setWaiting] = useState(false);
  const before = async ({ ruleValue }: Readonly<Record<string, unknown>>) => {
    if (!Array.isArray(ruleValue) || ruleValue.length === 0) {
      notify.warning('请至少添加一条属性规格！');
      return false;
    }
    setWaiting(true);
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
    setWaiting(false);
    return true;
  };
  return (
    <RecordDialog
      noun="商品规格"
      label={label}
      title="属性规格"
      saveLabel="确定"
      says="提交成功"
      save={ruleCalls.save}
      call={ruleCalls.update}
      blank={blank}
      record={rule}
      primary={primary}
      before={before}
    >
      <RuleFields isWaiting={isWaiting} />
    </RecordDialog>
  );
}
