import { XmlError } from './xml-error.ts';

const NAME = /^[A-Za-z_][\w.-]*$/;
/** Characters that XML can hold. */
const WRITABLE = /^[\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]*$/u;

/** A text is one section; where it would end the section, it goes on in the next. */
const sectionOf = (text: string): string => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

/** Writes a message as WeChat reads it: no white space between elements, and every text in a section of its own. */
export function writeXml(fields: Readonly<Record<string, string>>): string {
  const elements = Object.entries(fields).map(([name, text]) => {
    if (!NAME.test(name) || !WRITABLE.test(text)) throw new XmlError('broken', `a field that XML cannot hold: ${name}`);
    return `<${name}>${sectionOf(text)}</${name}>`;
  });
  return `<xml>${elements.join('')}</xml>`;
}
