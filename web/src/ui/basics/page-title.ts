import { createContext, useContext, useLayoutEffect } from 'react';

interface PageTitle {
  /** Title of menu and tab. */
  title: string;
  rename: (title: string) => unknown;
}

const PageTitleContext = createContext<PageTitle | undefined>(undefined);

export const PageTitleProvider = PageTitleContext.Provider;

/** Name of the page in menu and tab; undefined outside of the shell. */
export const usePageTitle = (): string | undefined => useContext(PageTitleContext)?.title;

/** Names tab and window after the record the page shows; without one they keep their name. */
export function useOwnTitle(title: string | undefined): void {
  const rename = useContext(PageTitleContext)?.rename;
  useLayoutEffect(() => {
    if (title !== undefined) rename?.(title);
  }, [rename, title]);
}
