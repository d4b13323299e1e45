import { QuestionCircleOutlined } from '@ant-design/icons';
import { Popover } from 'antd';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { useWhy } from './use-why.ts';
import { WhyPanel } from './why-panel.tsx';
import type { Why } from './why.ts';
import './why.css';

interface Props {
  label: string;
  why: Why;
  /** Address of its rows; the figure is a link there. */
  to?: string | undefined;
  className?: string;
  children: ReactNode;
}

/** Figure that leads somewhere and says how it is counted: on hover, by the space bar on its link, or by its mark. */
export function WhyBox({ label, why, to, className = '', children }: Props) {
  const panel = useWhy();
  const isLink = to !== undefined;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== ' ' || !(event.target instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    panel.ask();
  };
  const onMark = (event: MouseEvent) => {
    event.stopPropagation();
    panel.ask();
  };
  return (
    <Popover
      open={panel.isOpen}
      onOpenChange={(open) => !open && panel.shut()}
      trigger="click"
      placement="bottomLeft"
      destroyOnHidden
      content={<WhyPanel label={label} of={why} to={to} panel={panel} />}
    >
      <div className={`why-box ${className}`} role="presentation" onKeyDown={onKeyDown} {...panel.over}>
        {children}
        <button
          type="button"
          className="why-mark"
          // The space bar on the link opens the same.
          tabIndex={isLink ? -1 : 0}
          aria-expanded={panel.isOpen}
          aria-label={`${label}怎样算`}
          onClick={onMark}
        >
          <QuestionCircleOutlined aria-hidden />
        </button>
      </div>
    </Popover>
  );
}
