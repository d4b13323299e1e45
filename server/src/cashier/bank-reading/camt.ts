import { bankStatementRefusals } from '#contract/cashier/bank-statements.ts';
import { yuanOfFen } from '#contract/fen.ts';
import { showMoment } from '#contract/moment.ts';
import { piecesOf } from '#server/platform/sheets/pieces.ts';
import { Unreadable } from '#server/platform/sheets/unreadable.ts';
import { readXml } from '#server/platform/sheets/xml.ts';
import { signedFen } from './cells.ts';

/** Headings under which the entries of an XML are kept, which are read like those of a sheet. */
export const CAMT_HEADINGS = [
  '交易日期',
  '收入金额',
  '支出金额',
  '对方户名',
  '对方账号',
  '交易流水号',
  '摘要',
  '附言',
  '本方账号',
  '币种',
];

const START = 512;
/** An XML by its first bytes, whatever its name. */
export async function looksLikeXml(file: Blob): Promise<boolean> {
  return /^\s*<(\?xml|\w+:?Document|Document)/.test((await file.slice(0, START).text()).replace(/^\uFEFF/, ''));
}

/** Most that is kept of a text; longer ones are cut. */
const TEXT_MAX = 400;

interface Balance {
  kind: string;
  amount: string;
  isDebit: boolean;
}
interface Entry {
  amount: string;
  currency: string;
  isDebit: boolean;
  isBooked: boolean;
  at: string;
  valueAt: string;
  serial: string;
  ref: string;
  info: string;
  details: number;
  debtor: string;
  debtorAccount: string;
  creditor: string;
  creditorAccount: string;
  remark: string[];
}

const noBalance: Balance = { kind: '', amount: '', isDebit: false };
const noEntry = (): Entry => ({
  amount: '',
  currency: '',
  isDebit: false,
  isBooked: true,
  at: '',
  valueAt: '',
  serial: '',
  ref: '',
  info: '',
  details: 0,
  debtor: '',
  debtorAccount: '',
  creditor: '',
  creditorAccount: '',
  remark: [],
});

/** “2026-11-20T14:05:00+08:00” is a moment of the shop’s clock; a day stays a day. */
function shownTime(text: string): string {
  const isZoned = /T.*(?:Z|[+-]\d{2}:?\d{2})$/.test(text);
  const date = isZoned ? new Date(text) : undefined;
  return date && !Number.isNaN(date.getTime()) ? showMoment(date) : text.slice(0, 19).replace('T', ' ');
}

/** The sign is said apart; what is no amount stays as it is and is refused with its row. */
const plainAmount = (amount: string, isDebit: boolean): string => {
  const fen = signedFen(amount);
  return fen == null ? amount : yuanOfFen(isDebit ? -fen : fen);
};

function rowOf(entry: Entry, own: string): string[] {
  const { amount, currency, isDebit, at, valueAt, serial, ref, info, remark } = entry;
  // A batch names many others; which of them it was stays with the bank.
  const isOne = entry.details <= 1;
  const [name, account] = isDebit ? [entry.creditor, entry.creditorAccount] : [entry.debtor, entry.debtorAccount];
  return [
    shownTime(at === '' ? valueAt : at),
    isDebit ? '' : amount,
    isDebit ? amount : '',
    isOne ? name : '',
    isOne ? account : '',
    serial === '' ? ref : serial,
    info,
    [...new Set(remark)].join('；').slice(0, TEXT_MAX),
    own,
    currency,
  ];
}

/** Gathers entries as their tags come. */
function openEntries() {
  const path: string[] = [];
  let [text, own, balance, entry]: [string, string, Balance, Entry] = ['', '', noBalance, noEntry()];
  let [attributes, isHeaded, isCamt]: [Readonly<Record<string, string>>, boolean, boolean] = [{}, false, false];
  const accounts = new Set<string>();
  let ready: string[][] = [];

  const emit = (row: string[]) => {
    if (!isHeaded) ready.push(['账号', own], CAMT_HEADINGS);
    isHeaded = true;
    ready.push(row);
  };
  const within = (word: string) => path.includes(word);
  const parent = () => path.at(-2) ?? '';
  const inParty = (word: string) => within(word) && !within(`${word}Acct`);

  const ofBalance: Record<string, () => void> = {
    Cd: () => (balance = within('Tp') ? { ...balance, kind: text } : balance),
    Amt: () => (balance = { ...balance, amount: text }),
    CdtDbtInd: () => (balance = { ...balance, isDebit: text === 'DBIT' }),
    Bal: () => {
      // An opening balance may be named by that of the day before.
      const word = ['OPBD', 'PRCD'].includes(balance.kind) ? '期初余额' : balance.kind === 'CLBD' ? '期末余额' : undefined;
      if (word) emit([word, plainAmount(balance.amount, balance.isDebit)]);
      balance = noBalance;
    },
  };
  const ofAccount = (party: 'debtor' | 'creditor') => () => {
    const field = `${party}Account` as const;
    if (entry[field] === '') entry[field] = text;
  };
  const ofEntry: Record<string, () => void> = {
    Amt: () => {
      if (parent() === 'Ntry') [entry.amount, entry.currency] = [text, attributes['Ccy'] ?? ''];
    },
    CdtDbtInd: () => {
      if (parent() === 'Ntry') entry.isDebit = text === 'DBIT';
    },
    Sts: () => {
      if (parent() === 'Ntry' && text !== '') entry.isBooked = text === 'BOOK';
    },
    Cd: () => {
      if (parent() === 'Sts') entry.isBooked = text === 'BOOK';
    },
    Dt: () => {
      if (parent() === 'BookgDt') entry.at = text;
      if (parent() === 'ValDt') entry.valueAt = text;
    },
    DtTm: () => {
      if (parent() === 'BookgDt') entry.at = text;
      if (parent() === 'ValDt') entry.valueAt = text;
    },
    AcctSvcrRef: () => {
      if (parent() === 'Ntry') entry.serial = text;
    },
    NtryRef: () => (entry.ref = text),
    AddtlNtryInf: () => (entry.info = text),
    EndToEndId: () => {
      if (text !== 'NOTPROVIDED') entry.remark.push(text);
    },
    Ustrd: () => entry.remark.push(text),
    TxDtls: () => (entry.details += 1),
    Nm: () => {
      if (inParty('Dbtr') && entry.debtor === '') entry.debtor = text;
      if (inParty('Cdtr') && entry.creditor === '') entry.creditor = text;
    },
    IBAN: () => {
      if (within('DbtrAcct')) ofAccount('debtor')();
      if (within('CdtrAcct')) ofAccount('creditor')();
    },
    Id: () => {
      if (parent() !== 'Othr') return;
      if (within('DbtrAcct')) ofAccount('debtor')();
      if (within('CdtrAcct')) ofAccount('creditor')();
    },
    Ntry: () => {
      if (entry.isBooked) emit(rowOf(entry, own));
      entry = noEntry();
    },
  };
  const ofStatement: Record<string, () => void> = {
    IBAN: () => (own = path.at(-3) === 'Acct' ? text : own),
    Id: () => (own = parent() === 'Othr' && path.at(-4) === 'Acct' ? text : own),
    Acct: () => {
      accounts.add(own);
      if (accounts.size > 1) throw bankStatementRefusals.SEVERAL_ACCOUNTS();
    },
  };
  const handlersHere = () => {
    if (within('Ntry')) return ofEntry;
    if (within('Bal')) return ofBalance;
    return within('Acct') ? ofStatement : {};
  };
  return {
    handlers: {
      open(word: string, given: Readonly<Record<string, string>>) {
        path.push(word);
        if (word === 'BkToCstmrStmt') isCamt = true;
        [text, attributes] = ['', given];
      },
      text(more: string) {
        if (text.length < TEXT_MAX) text += more.slice(0, TEXT_MAX - text.length);
      },
      close(word: string) {
        text = text.trim();
        handlersHere()[word]?.();
        path.pop();
        text = '';
      },
    },
    take(): string[][] {
      const taken = ready;
      ready = [];
      return taken;
    },
    isCamt: () => isCamt,
  };
}

/** A CAMT.053 as rows below headings of ours. DOCTYPEs are not taken, and nothing is looked up anywhere. */
export async function* camtRows(file: Blob): AsyncGenerator<string[][]> {
  const start = await file.slice(0, START * 8).text();
  if (/<!(DOCTYPE|ENTITY)/i.test(start) || /encoding=["'](?!utf-?8["'])/i.test(start)) throw bankStatementRefusals.BROKEN_XML();
  const entries = openEntries();
  let portion: string[][] = [];
  try {
    for await (const row of readXml(piecesOf(file), entries.handlers, entries.take)) {
      portion.push(row);
      if (portion.length < 1000) continue;
      yield portion;
      portion = [];
    }
  } catch (error) {
    throw error instanceof Unreadable ? bankStatementRefusals.BROKEN_XML() : error;
  }
  if (!entries.isCamt()) throw bankStatementRefusals.NOT_CAMT();
  if (portion.length > 0) yield portion;
}
