import type { ReactNode } from 'react';

interface Props {
  label: string;
  icon: ReactNode;
  onClick: () => void;
  tone?: 'trouble';
  dot?: boolean;
  /** Shown on the icon; nothing at 0. */
  count?: number;
}

const MOST = 99;

export const ToolButton = ({ label, icon, onClick, tone, dot = false, count = 0 }: Props) => (
  <button
    type="button"
    className="tool-button"
    data-tone={tone}
    data-dot={dot}
    aria-label={label}
    title={label}
    onClick={onClick}
  >
    {icon}
    {count > 0 && <span className="tool-count">{count > MOST ? `${MOST}+` : count}</span>}
  </button>
);
