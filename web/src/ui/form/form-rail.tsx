import { useEffect, useRef, useState } from 'react';

/** px below the upper edge of the page from which a section counts as read. */
const LOOK_PX = 120;

/** The sections of a page beside it: leads to them, and marks the one in sight. */
export function FormRail({ titles }: { titles: readonly string[] }) {
  const rail = useRef<HTMLElement>(null);
  const [lit, setLit] = useState(titles[0]);
  const all = titles.join('\n');
  // Other forms that are kept open have sections of the same names.
  const sectionOf = (title: string) => rail.current?.closest('.form-page')?.querySelector(`[id="section-${title}"]`);

  useEffect(() => {
    const page = rail.current?.closest('.page');
    if (!page) return undefined;
    const look = () => {
      const line = page.getBoundingClientRect().top + LOOK_PX;
      const names = all.split('\n');
      const reached = names.filter((title) => (sectionOf(title)?.getBoundingClientRect().top ?? Infinity) <= line);
      const isAtEnd = page.scrollTop > 0 && page.scrollTop + page.clientHeight >= page.scrollHeight - 2;
      setLit(isAtEnd ? names.at(-1) : (reached.at(-1) ?? names[0]));
    };
    page.addEventListener('scroll', look, { passive: true });
    return () => page.removeEventListener('scroll', look);
  }, [all]);

  const go = (title: string) => {
    const section = sectionOf(title);
    section?.querySelector<HTMLElement>('h2 [aria-expanded="false"]')?.click();
    section?.scrollIntoView({ behavior: 'smooth', block: 'start' });
  };
  return (
    <nav ref={rail} className="form-rail" aria-label="本页内容">
      {titles.map((title) => (
        <button type="button" key={title} aria-current={title === lit || undefined} onClick={() => go(title)}>
          {title}
        </button>
      ))}
    </nav>
  );
}
