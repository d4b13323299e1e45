import { escapeMarkup } from '#server/platform/text/escape-markup.ts';

/** A line that is an address is a link. */
const htmlOfLine = (line: string): string =>
  /^https?:\/\/\S+$/i.test(line) ? `<a href="${escapeMarkup(line)}">${escapeMarkup(line)}</a>` : escapeMarkup(line);

/** Paragraphs of a text as HTML; nothing in it is taken for markup. */
export const htmlOf = (text: string): string =>
  text
    .split('\n\n')
    .map((paragraph) => `<p>${paragraph.split('\n').map(htmlOfLine).join('<br>')}</p>`)
    .join('\n');
