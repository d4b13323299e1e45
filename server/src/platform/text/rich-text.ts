import sanitizeHtml from 'sanitize-html';
import { pictureAddress } from '#contract/content/picture-address.ts';
import type { KeptStyle } from '#contract/content/kept-styles.ts';

const size = [/^\d+(\.\d+)?(px|em|rem|%|pt)?$/, /^auto$/];
const color = [/^#[0-9a-f]{3,8}$/i, /^rgba?\([\d.,\s%]+\)$/, /^[a-z]+$/i];

const styles: Readonly<Record<KeptStyle, RegExp[]>> = {
  color,
  'background-color': color,
  'text-align': [/^(left|right|center|justify)$/],
  'text-decoration': [/^[a-z -]+$/],
  'text-indent': size,
  'font-size': size,
  'font-weight': [/^(\d{3}|bold|normal|bolder|lighter)$/],
  'font-style': [/^(italic|normal|oblique)$/],
  'line-height': size,
  width: size,
  'max-width': size,
  height: size,
  margin: [/^[\d\s.a-z%]+$/],
  padding: [/^[\d\s.a-z%]+$/],
  display: [/^(block|inline|inline-block|none)$/],
  float: [/^(left|right|none)$/],
  'vertical-align': [/^[a-z-]+$/],
};

const options: sanitizeHtml.IOptions = {
  allowedTags: [...sanitizeHtml.defaults.allowedTags, 'img', 'video', 'source', 'del', 'ins', 'font'],
  allowedAttributes: {
    '*': ['style', 'align', 'title', 'dir'],
    a: ['href', 'target', 'rel', 'name'],
    img: ['src', 'alt', 'width', 'height'],
    video: ['src', 'poster', 'controls', 'width', 'height', 'preload'],
    source: ['src', 'type'],
    td: ['colspan', 'rowspan', 'width'],
    th: ['colspan', 'rowspan', 'width'],
    table: ['width', 'border', 'cellpadding', 'cellspacing'],
    font: ['color', 'size', 'face'],
    ol: ['start', 'type'],
  },
  allowedStyles: { '*': styles },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesAppliedToAttributes: ['href', 'src', 'poster'],
  allowProtocolRelative: true,
  transformTags: {
    a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer' }),
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, src: pictureAddress((name) => attribs[name]) ?? '' } }),
  },
  // A picture without an address shows as a broken one.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src'],
};

/** Keeps what an editor writes and drops what could run: scripts, handlers, frames, foreign schemes. */
export const safeHtml = (html: string): string => (html === '' ? '' : sanitizeHtml(html, options));
