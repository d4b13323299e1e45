const NAME = 'spread';

/** Promoter who sent the visitor here; kept for as long as the window is open. */
export function keepReferrer(query: URLSearchParams): void {
  const spread = query.get(NAME);
  if (spread) sessionStorage.setItem(NAME, spread);
}
