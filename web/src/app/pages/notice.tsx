import type { ReactNode } from 'react';

interface Props {
  headline: string;
  text: string;
  children?: ReactNode;
}

/** A page that has one thing to say. */
export const Notice = ({ headline, text, children }: Props) => (
  <section className="notice">
    <svg width="72" height="96" viewBox="0 0 72 96" aria-hidden>
      <path d="M36 60v30M20 92h32" stroke="var(--border)" strokeWidth="4" strokeLinecap="round" />
      <rect x="14" y="2" width="44" height="66" rx="22" fill="var(--hover)" stroke="var(--border)" strokeWidth="2" />
      <circle cx="36" cy="24" r="9" fill="var(--waiting)" />
      <circle cx="36" cy="47" r="9" fill="var(--border)" />
    </svg>
    <h1>{headline}</h1>
    <p>{text}</p>
    <div className="notice-ways">{children}</div>
  </section>
);
