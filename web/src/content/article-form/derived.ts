/** Characters that the form takes for a synopsis. */
export const SYNOPSIS_SHOWN = 100;

const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;

/** Address of the first picture of a text; blank without one. */
export const coverOf = (html: string): string => parsed(html).querySelector('img')?.getAttribute('src') ?? '';

/** Words of a text, without its marks. */
export const wordsIn = (html: string): string => (parsed(html).textContent ?? '').replaceAll(/\s+/g, ' ').trim();

/** First words of a text, as many as a synopsis holds. */
export const openingOf = (html: string): string => wordsIn(html).slice(0, SYNOPSIS_SHOWN);
