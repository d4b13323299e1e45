import { type ReactNode, useLayoutEffect } from 'react';
import { choices } from '#contract/choices.ts';
import './paper.css';

export const paperSizes = choices({ a4: 'A4', roll: '80 mm 小票纸', label: '100 × 150 mm 面单纸' });
export type PaperSize = (typeof paperSizes.values)[number];

const PRINTS = 'prints-papers';

/** Papers that leave the printer alone, without the page or dialog around them: those in sight, for a hidden page has no effects. */
export function Papers({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    document.documentElement.classList.add(PRINTS);
    return () => document.documentElement.classList.remove(PRINTS);
  }, []);
  return <div className="papers">{children}</div>;
}

interface Props {
  size: PaperSize;
  label: string;
  className?: string;
  children: ReactNode;
}

/** Paper, white in the dark too; the next one begins on a page of its own. */
export const Paper = ({ size, label, className = '', children }: Props) => (
  <article className={`paper paper-${size} ${className}`} aria-label={label}>
    {children}
  </article>
);

/** Labels and values, one below the other. */
export const PaperFacts = ({ of }: { of: readonly (readonly [label: string, value: ReactNode])[] }) => (
  <dl className="paper-facts">
    {of.map(([label, value]) => (
      <div key={label}>
        <dt>{label}：</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
