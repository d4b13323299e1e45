import { XmlError } from './xml-error.ts';

const NAME = /^[A-Za-z_][\w.-]*$/;
/** Characters that XML can hold. */
const WRITABLE = /^[\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]*$/u;

/** A text is one section; where it would end the section, it goes on in the next. */
const sectionOf = (text: string): string => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

/** Fields of a message by name: texts, or fields of their own. */
export interface XmlFields {
  readonly [name: string]: string | XmlFields;
}

function elementsOf(fields: XmlFields): string {
  const elements = Object.entries(fields).map(([name, value]) => {
    const isWritable = NAME.test(name) && (typeof value !== 'string' || WRITABLE.test(value));
    if (!isWritable) throw new XmlError('broken', `a field that XML cannot hold: ${name}`);
    return `<${name}>${typeof value === 'string' ? sectionOf(value) : elementsOf(value)}</${name}>`;
  });
  return elements.join('');
}

/** Writes a message as WeChat reads it: no white space between elements, and every text in a section of its own. */
export const writeXml = (fields: XmlFields): string => `<xml>${elementsOf(fields)}</xml>`;
