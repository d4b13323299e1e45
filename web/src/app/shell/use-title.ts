import { useEffect } from 'react';
import { useUnread } from '#web/notifications/index.ts';
import { useSettings } from '../look/settings.ts';
import { useSiteName } from '../session/site.ts';

/** `<page> - <shop>`, led by how many notices are unread. */
export function useTitle(page: string): void {
  const site = useSiteName();
  const dynamic = useSettings((settings) => settings.dynamicTitle);
  const waiting = useUnread();

  useEffect(() => {
    document.title = `${waiting > 0 ? `(${waiting}) ` : ''}${dynamic ? `${page} - ${site}` : site}`;
  }, [page, site, dynamic, waiting]);
}
