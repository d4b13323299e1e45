import type { ReactNode } from 'react';
import { usePageTitle } from './page-title.ts';
import './page-head.css';

interface Props {
  /** Title for a page that no menu names. */
  title: string;
  children?: ReactNode;
}

/** The name of the page, and what can be done on it. On a phone the name stands in the top bar, the acts in reach of the thumb. */
export const PageHead = ({ title, children }: Props) => {
  const named = usePageTitle();
  return (
    <header className="page-head">
      <h1>{named ?? title}</h1>
      <div className="list-actions">{children}</div>
    </header>
  );
};
