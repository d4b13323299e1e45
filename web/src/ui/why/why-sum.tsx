import { Popover } from 'antd';
import { useWhy } from './use-why.ts';
import { WhyPanel } from './why-panel.tsx';
import type { Why } from './why.ts';
import './why.css';

interface Props {
  label: string;
  why: Why;
  /** The sum. */
  text: string;
}

/** A sum that says how it is counted: on hover, and by a click, a tap or the space bar. */
export function WhySum({ label, why, text }: Props) {
  const panel = useWhy();
  return (
    <Popover
      open={panel.isOpen}
      onOpenChange={(open) => (open || !panel.isAsked ? panel.ask() : panel.shut())}
      trigger="click"
      placement="bottomLeft"
      destroyOnHidden
      content={<WhyPanel label={label} of={why} panel={panel} />}
    >
      <button
        type="button"
        className="why-sum"
        aria-expanded={panel.isOpen}
        aria-haspopup="dialog"
        title={`${label}怎样算`}
        {...panel.over}
      >
        {text}
      </button>
    </Popover>
  );
}
