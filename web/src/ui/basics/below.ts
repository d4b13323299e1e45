/** Path that the shop is served below, as its page says; blank at the top of its host. */
export const BASE = document.querySelector<HTMLMetaElement>('meta[name="base-path"]')?.content ?? '';

/** Address of something of ours, below the path that the shop is served at. */
export const below = (path: string): string => BASE + path;
