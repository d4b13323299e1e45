import { SaxesParser } from 'saxes';
import { XmlError } from './xml-error.ts';

/** An element of a message; it has children or a text. Attributes mean nothing in the messages of providers. */
export interface XmlElement {
  name: string;
  text: string;
  children: XmlElement[];
}

/** Bytes of a message, elements in it, elements within each other. */
const [BYTES_MAX, ELEMENTS_MAX, DEPTH_MAX] = [64 * 1024, 200, 8];

function textOf(bytes: Uint8Array): string {
  if (bytes.length > BYTES_MAX) throw new XmlError('huge', 'a document of too many bytes');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw new XmlError('broken', 'a document that is not UTF-8', { cause: error });
  }
}

const broken = (error: unknown): XmlError =>
  error instanceof XmlError ? error : new XmlError('broken', 'a document that is not well-formed', { cause: error });

/** Reads a message of a provider. Takes no DOCTYPE, so that there are no entities but the five of XML and those of numbers. */
export function parseXml(bytes: Uint8Array): XmlElement {
  const parser = new SaxesParser({ xmlns: false, position: false } as const);
  const document: XmlElement = { name: '', text: '', children: [] };
  const open = [document];
  let elements = 0;
  const add = (text: string) => {
    const element = open.at(-1);
    if (element && element !== document) element.text += text;
  };
  parser.on('error', (error) => {
    throw broken(error);
  });
  parser.on('doctype', () => {
    throw new XmlError('forbidden', 'a document with a DOCTYPE');
  });
  parser.on('processinginstruction', () => {
    throw new XmlError('forbidden', 'a document with instructions');
  });
  parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
    if (!/^utf-?8$/i.test(encoding)) throw new XmlError('broken', 'a document that declares another encoding');
  });
  parser.on('opentag', ({ name }) => {
    elements += 1;
    if (elements > ELEMENTS_MAX || open.length > DEPTH_MAX) throw new XmlError('huge', 'a document of too many elements');
    const element: XmlElement = { name, text: '', children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', () => {
    const element = open.pop();
    if (!element || element.children.length === 0) return;
    if (element.text.trim() !== '') throw new XmlError('broken', 'an element with both text and elements');
    element.text = '';
  });
  try {
    parser.write(textOf(bytes)).close();
  } catch (error) {
    throw broken(error);
  }
  const [root] = document.children;
  if (!root) throw new XmlError('broken', 'a document without an element');
  return root;
}

/** Fields of a message that is a list of them, all as text: numbers of 28 digits keep their digits. A name stands once. */
export function fieldsOf({ children }: XmlElement): Readonly<Record<string, string>> {
  const fields = new Map<string, string>();
  for (const { name, text, children: inner } of children) {
    if (inner.length > 0) throw new XmlError('broken', 'a field with fields of its own');
    if (fields.has(name)) throw new XmlError('broken', 'a field that stands twice');
    fields.set(name, text);
  }
  return Object.fromEntries(fields);
}
