import { useEffect } from 'react';
import { useNews } from '../live/news.ts';
import { useSettings } from '../look/settings.ts';
import { useSiteName } from '../session/site.ts';

/** `<page> - <shop>`, led by how many new orders wait. */
export function useTitle(page: string): void {
  const site = useSiteName();
  const dynamic = useSettings((settings) => settings.dynamicTitle);
  const waiting = useNews((news) => news.orders);

  useEffect(() => {
    document.title = `${waiting > 0 ? `(${waiting}) ` : ''}${dynamic ? `${page} - ${site}` : site}`;
  }, [page, site, dynamic, waiting]);
}
