import { SECOND } from '#contract/durations.ts';
import { type XmlElement, parseXml } from '#server/platform/xml/parse-xml.ts';
import { type TradeNews, tradeNewsIn } from './trade-news.ts';
import { longNumbersAsTexts } from '../line/long-numbers.ts';

/** Answer of a person about one template: granted, refused, or what became of a message. */
interface TemplateAnswer {
  templateId: string;
  status: string;
  /** Number of the message that was sent; empty of a permission. */
  messageNo: string;
}

/** Message or event that a person causes. */
export interface PushMessage {
  appId: string;
  openid: string;
  /** Name of the account at WeChat, which answers. */
  account: string;
  time: Date;
  /** Kind in lower case: `text`, `image`, `event`. */
  type: string;
  /** Name of an event in lower case: `subscribe`, `click`; empty for a message. */
  event: string;
  /** Key of a button, or scene of a code. */
  eventKey: string;
  content: string;
  /** Number of a message, as text; of an event about a sent one, the number of that. */
  messageNo: string;
  status: string;
  templates: readonly TemplateAnswer[];
  /** News of money; undefined of any other push. */
  trade: TradeNews | undefined;
}

/** Element of XML or object of JSON, as texts by name and lists by name. */
interface PushFields {
  text(name: string): string;
  /** Entries of a list in whatever element holds it. */
  lists(): readonly PushFields[];
}

const elementFields = (element: XmlElement): PushFields => ({
  text: (name) => element.children.find((child) => child.name === name)?.text ?? '',
  lists: () => element.children.flatMap(({ children }) => children.filter(({ name }) => name === 'List').map(elementFields)),
});

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function objectFields(value: object): PushFields {
  const fields = new Map<string, unknown>(Object.entries(value));
  return {
    text(name) {
      const found = fields.get(name);
      return typeof found === 'string' || typeof found === 'number' ? String(found) : '';
    },
    lists: () => [fields.get('List') ?? []].flat().filter(isObject).map(objectFields),
  };
}

function fieldsIn(text: string): PushFields {
  if (!text.trimStart().startsWith('{')) return elementFields(parseXml(Buffer.from(text)));
  const value: unknown = JSON.parse(longNumbersAsTexts(text));
  if (!isObject(value)) throw new SyntaxError('a push that is no object');
  return objectFields(value);
}

/** Encrypted text in the body of a push; empty where there is none. */
export const sealedIn = (text: string): string => fieldsIn(text).text('Encrypt');

/** Message in the body of a push, of XML or JSON; throws where it is neither. */
export function messageIn(text: string, appId: string): PushMessage {
  const push = fieldsIn(text);
  const event = push.text('Event').toLowerCase();
  const openid = push.text('FromUserName');
  const seconds = Number(push.text('CreateTime'));
  if (openid === '' || !Number.isSafeInteger(seconds)) throw new SyntaxError('a push from nobody, or of no time');
  return {
    appId,
    openid,
    account: push.text('ToUserName'),
    time: new Date(seconds * SECOND),
    type: push.text('MsgType').toLowerCase() || 'text',
    event,
    trade: tradeNewsIn(event, push.text),
    eventKey: push.text('EventKey'),
    content: push.text('Content'),
    messageNo: push.text('MsgId') || push.text('MsgID'),
    status: push.text('Status'),
    templates: push.lists().map((list) => ({
      templateId: list.text('TemplateId'),
      status: list.text('SubscribeStatusString') || list.text('ErrorStatus'),
      messageNo: list.text('MsgID') || list.text('MsgId'),
    })),
  };
}
