import type { ReactNode } from 'react';

interface Props {
  label: string;
  icon: ReactNode;
  onClick: () => void;
  tone?: 'trouble';
  dot?: boolean;
}

export const ToolButton = ({ label, icon, onClick, tone, dot = false }: Props) => (
  <button type="button" className="tool-button" data-tone={tone} data-dot={dot} aria-label={label} title={label} onClick={onClick}>
    {icon}
  </button>
);
