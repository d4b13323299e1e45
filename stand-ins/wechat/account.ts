import { randomBytes } from 'node:crypto';
import type { Trade } from './shipping.ts';

/** Person in the app: follows the account or does not, and grants single messages. */
export interface Fan {
  openid: string;
  unionid: string;
  nickname: string;
  isSubscribed: boolean;
  since: Date;
  sceneText: string;
  /** Time of the last message or event of theirs, after which staff may write for 48 hours. */
  spokeAt: number;
  /** Tags of the account that the person was given, by number. */
  tagIds?: number[];
  /** Messages of staff since then. */
  customSent: number;
  /** Messages by template that were granted and not yet used. */
  grants: Map<string, number>;
}

interface AccessToken {
  value: string;
  until: number;
}

interface Media {
  type: string;
  until: number;
}

interface Code {
  openid: string;
  until: number;
  isSnapshot: boolean;
}

export interface FieldTemplate {
  id: string;
  title: string;
  fields: readonly string[];
  /** Labels of the fields; their names unless told. */
  labels?: readonly string[];
  /** True for one of the mini programme; the others are of the public account. */
  isOfProgramme?: boolean;
  /** True for one of the library that is no longer there. */
  isFormer?: boolean;
  /** Texts that a field chooses among. */
  options?: Readonly<Record<string, readonly string[]>>;
}

/** Account of the shop with all that the platform keeps for it. */
export interface Account {
  appId: string;
  secret: string;
  addresses: Set<string>;
  /** Hosts of pages that may be led back to with a code. */
  pageHosts: Set<string>;
  /** Stable tokens, the latest first; two work side by side while one replaces the other. */
  tokens: AccessToken[];
  /** Tokens of the former call, which knows nothing of the stable ones. */
  formerTokens: AccessToken[];
  /** Tokens that are handed out and refused, as after a leak that the platform has seen. */
  spoilt: Set<string>;
  /** Time of the last token that was forced. */
  forcedAt: number;
  menu: { button: readonly unknown[] } | undefined;
  /** Menu that was made on the platform’s own pages, in place of that of a program. */
  ownMenu: { button: readonly unknown[] } | undefined;
  media: Map<string, Media>;
  templates: Map<string, FieldTemplate>;
  fans: Map<string, Fan>;
  /** Tags of followers by their numbers. */
  tags: Map<number, string>;
  /** Followers of one page; the platform's own has ten thousand. */
  followersAPage: number;
  codes: Map<string, Code>;
  scenes: Map<string, { scene: string; until: number }>;
  /** Requests of today by path, and the most of each. */
  asked: Map<string, number>;
  quotas: Map<string, number>;
  /** Paths that the account has no right to. */
  denied: Set<string>;
  /** Refusals of paths for reasons that nothing here keeps, by their codes. */
  refusing: Map<string, number>;
  /** Templates that the platform has taken out of use. */
  banned: Set<string>;
  /** Pages of the mini programme that were published; those of none are not looked at. */
  pages: Set<string>;
  /** Payments of the mini programme by their transaction. */
  trades: Map<string, Trade>;
  /** Names of carriers by their codes. */
  carriers: Map<string, string>;
  /** Money waits until the sending of what it paid was uploaded. */
  isTradeManaged: boolean;
  sent: { openid: string; templateId: string; data: Readonly<Record<string, string>>; clientNo: string }[];
}

/** Name by which forced tokens are counted. */
export const FORCED = 'force_refresh';

export const newName = (prefix: string): string => prefix + randomBytes(12).toString('hex');

export const newAccount = (appId: string): Account => ({
  appId,
  secret: randomBytes(16).toString('hex'),
  addresses: new Set(['127.0.0.1']),
  pageHosts: new Set(),
  tokens: [],
  formerTokens: [],
  spoilt: new Set(),
  forcedAt: 0,
  menu: undefined,
  ownMenu: undefined,
  media: new Map(),
  templates: new Map(),
  fans: new Map(),
  tags: new Map([[2, '星标组']]),
  followersAPage: 10_000,
  codes: new Map(),
  scenes: new Map(),
  asked: new Map(),
  quotas: new Map([
    ['/cgi-bin/token', 2000],
    [FORCED, 20],
  ]),
  denied: new Set(),
  refusing: new Map(),
  banned: new Set(),
  pages: new Set(),
  trades: new Map(),
  carriers: new Map([
    ['SF', '顺丰速运'],
    ['YTO', '圆通速递'],
    ['ZTO', '中通快递'],
    ['STO', '申通快递'],
    ['YD', '韵达速递'],
    ['EMS', 'EMS'],
    ['JD', '京东快递'],
    ['TTKD', '天天'],
  ]),
  isTradeManaged: true,
  sent: [],
});
