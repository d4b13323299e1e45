import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDocument, getSchema } from '@tiptap/react';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeHtml } from '#server/platform/text/rich-text.ts';
import { extensions } from '#web/media/rich-text/extensions.ts';
import { opened, saved } from '#web/media/rich-text/open-and-save.ts';

const schema = getSchema(extensions);
/** A stored text after it was opened in the editor and stored again. */
const savedAgain = (html: string) => safeHtml(saved({ schema, doc: createDocument(opened(html), schema) }));

const inTags = (tags: readonly string[], content: fc.Arbitrary<string>, styles: readonly string[] = ['']) =>
  fc
    .tuple(fc.constantFrom(...tags), fc.constantFrom(...styles), content)
    .map(([tag, style, inner]) => `<${tag}${style && ` style="${style}"`}>${inner}</${tag}>`);
const looks = ['', 'color:#ff0000', 'font-size:18px;color:red', 'text-align:center', 'font-weight:bold'];
const picture = fc.constantFrom('<img src="/a.png" />', '<img width="300" src="/b.png" alt="杯" style="float:left" />');
const link = '<a href="https://a.cn" target="_blank" rel="noopener noreferrer">链<b>接</b></a>';
const word = fc.constantFrom('词', '一 二', '&amp;', '<br />断', link, '<span></span>');

const marks = [
  'b',
  'strong style="color:#ff0000"',
  'em',
  'u',
  's',
  'del',
  'code',
  'sub',
  'span',
  'span style="font-size:18px;color:red"',
];
const around = (mark: string, inner: string) => `<${mark}>字${inner}字</${mark.split(' ')[0]}>`;
/** Words in different marks, which stand in one another in any order. */
const inline = fc
  .tuple(fc.shuffledSubarray(marks, { maxLength: 4 }), fc.oneof(word, picture))
  .map(([of, inner]) => of.reduce((html, mark) => around(mark, html), inner));
const line = fc.array(inline, { minLength: 1, maxLength: 3 }).map((parts) => `前${parts.join('中')}后`);
const item = (block: fc.Arbitrary<string>) =>
  fc.oneof(
    line,
    block,
    fc.tuple(line, block).map((both) => both.join('')),
  );

const { text } = fc.letrec<{ block: string; text: string }>((tie) => ({
  block: fc.oneof(
    { maxDepth: 3 },
    inTags(['p', 'h2', 'div', 'pre'], line, looks),
    fc.constantFrom('<p></p>', '<p><br /></p>', '<hr />', '<video src="/a.mp4" controls></video>'),
    picture,
    inTags(['ul', 'ol'], inTags(['li'], item(tie('block')))),
    inTags(['blockquote', 'section'], item(tie('block'))),
    inTags(['table'], inTags(['tbody'], inTags(['tr'], inTags(['td', 'th'], item(tie('block')))))),
  ),
  text: fc.array(tie('block'), { maxLength: 5 }).map((blocks) => blocks.join('')),
}));

const REAL = join(import.meta.dirname, '../../../shared/data/catalogue.json');

describe('a stored text that is opened and saved', () => {
  it.each([
    ['an item of words', '<ul><li>一</li><li>二</li></ul>'],
    ['an item of paragraphs', '<ul><li><p>一</p></li></ul>'],
    ['a list in an item', '<ol><li>一<ul><li>二</li></ul></li><li></li></ol>'],
    ['words beside paragraphs', '词<p>一</p>二<blockquote>引<p>三</p></blockquote>'],
    ['a last paragraph of nothing', '<ul><li>一</li></ul><p></p>'],
    ['marks in the order in which they were written', '<p><b>一<i>二</i></b><i><b>三</b></i></p>'],
    ['a link in a colour', '<p><span style="color:red">一<a href="https://a.cn" rel="noopener noreferrer">二</a></span></p>'],
    ['a video that nobody can start', '<p><video src="/a.mp4"></video></p>'],
    ['code', '<pre>一\n  二</pre><pre><code>三</code></pre>'],
    ['a picture with its words', '<figure><img src="/a.png" /><figcaption>杯</figcaption></figure>'],
  ])('keeps %s', (_, html) => {
    expect(safeHtml(html)).toBe(html);
    expect(savedAgain(html)).toBe(html);
  });

  it('is the same to the last letter, whatever it is made of', () => {
    fc.assert(
      fc.property(text.map(safeHtml), (html) => {
        expect(savedAgain(html)).toBe(html);
      }),
      { numRuns: 60 },
    );
  }, 120_000);

  it.skipIf(!existsSync(REAL))(
    'is the same in a real shop (skipped where its file is absent)',
    () => {
      const { products }: { products: { detailHtml: string }[] } = JSON.parse(readFileSync(REAL, 'utf8'));
      const texts = products.map(({ detailHtml }) => safeHtml(detailHtml)).filter((html) => html !== '');
      expect(texts.length).toBeGreaterThan(100);
      expect(texts.filter((html) => savedAgain(html) !== html)).toEqual([]);
    },
    120_000,
  );
});
