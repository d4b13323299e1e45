import { type Socket, createServer } from 'node:net';
import { afterAll, beforeAll } from 'vitest';
import { setIn } from './set-in.ts';
import type { Shop } from './shop.ts';

const ACCOUNT = 'fapiao@shop.example';
const PASSWORD = 'smtp-secret';

/** Behaviour until it is changed. `lost` takes the mail and drops the line; `dead` drops it before; `silent` never greets, `clinging` never says goodbye. */
interface Manner {
  mood?: 'silent' | 'dead' | 'lost' | 'anonymous' | 'clinging' | undefined;
  /** Reply to account and password, in place of what becomes of them. */
  login?: string | undefined;
  /** Reply to the recipient, in place of 250. */
  recipient?: string | undefined;
  /** Reply to the content, in place of 250. */
  content?: string | undefined;
}

interface Received {
  from: string;
  to: string[];
  raw: string;
}

/** An outgoing mail server beside the shop: it wants a password, and keeps what it took. */
export function openMailServer(shop: Shop) {
  const manner: Manner = {};
  const taken: Received[] = [];
  const lines = new Set<Socket>();
  let tries = 0;

  function talk(line: Socket): void {
    let [rest, isKnown] = ['', false];
    let mail: Received | undefined;
    let content: string[] | undefined;
    const say = (reply: string) => void line.write(`${reply}\r\n`);

    function signIn(word: string): void {
      const [, account, password] = Buffer.from(word, 'base64').toString().split('\0');
      isKnown = account === ACCOUNT && password === PASSWORD;
      say(manner.login ?? (isKnown ? '235 ok' : '535 authentication failed'));
    }
    function end(): void {
      if (manner.mood === 'dead') return void line.destroy();
      if (mail && manner.content === undefined) taken.push({ ...mail, raw: (content ?? []).join('\r\n') });
      content = undefined;
      if (manner.mood === 'lost') return void line.destroy();
      say(manner.content ?? '250 queued');
    }
    function obey(command: string): void {
      const [verb = '', word = ''] = command.split(' ');
      const [, address = ''] = /<([^>]*)>/.exec(command) ?? [];
      if (verb === 'EHLO') say(manner.mood === 'anonymous' ? '250 here' : '250-here\r\n250 AUTH PLAIN');
      else if (verb === 'AUTH') signIn(command.split(' ')[2] ?? '');
      else if (verb === 'QUIT') {
        if (manner.mood !== 'clinging') say('221 bye');
      } else if (verb === 'MAIL') {
        mail = { from: address, to: [], raw: '' };
        say(isKnown || manner.mood === 'anonymous' ? '250 ok' : '530 authentication required');
      } else if (verb === 'RCPT') {
        if (manner.recipient === undefined) mail?.to.push(address);
        say(manner.recipient ?? '250 ok');
      } else if (verb === 'DATA') {
        content = [];
        say('354 go on');
      } else say(`502 ${word}`);
    }
    line.on('error', () => {});
    line.on('close', () => lines.delete(line));
    line.on('data', (bytes) => {
      const parts = `${rest}${bytes.toString('latin1')}`.split('\r\n');
      rest = parts.pop() ?? '';
      for (const part of parts) {
        if (!content) obey(part);
        else if (part === '.') end();
        else content.push(part.replace(/^\./, ''));
      }
    });
    if (manner.mood !== 'silent') say('220 here');
  }

  const server = createServer((line) => {
    tries += 1;
    lines.add(line);
    talk(line);
  });
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => {
    server.close();
    for (const line of lines) line.destroy();
  });

  const set = setIn(shop);
  return {
    manner,
    taken,
    set,
    /** Lines that were opened to it, and those that are open still. */
    tries: () => tries,
    open: () => lines.size,
    /** The shop sends its mail there. */
    async plugIn() {
      const address = server.address();
      await set({
        mail_host: '127.0.0.1',
        mail_port: String(typeof address === 'object' ? address?.port : ''),
        mail_encryption: 'none',
        mail_account: ACCOUNT,
        mail_from: ACCOUNT,
        mail_from_name: '信号楼商城',
        // A secret is entered for addresses that are known.
        mail_password: PASSWORD,
      });
    },
    unplug: () => set({ mail_host: '' }),
  };
}

const wordIn = (text: string): string =>
  text.replaceAll(/=\?utf-8\?([QB])\?([^?]*)\?=(\s+(?==\?))?/gi, (_, how: string, word: string) =>
    how.toUpperCase() === 'B'
      ? Buffer.from(word, 'base64').toString()
      : decodeURIComponent(word.replaceAll('_', ' ').replaceAll('%', '%25').replaceAll('=', '%')),
  );

const bodyIn = (head: string, body: string): Buffer =>
  /content-transfer-encoding: base64/i.test(head)
    ? Buffer.from(body, 'base64')
    : Buffer.from(
        body
          .replaceAll('=\r\n', '')
          .replaceAll(/=([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
        'latin1',
      );

interface Part {
  head: string;
  type: string;
  bytes: Buffer;
}

/** A mail as its reader opens it: its headers in words, and its parts from the first to the last. */
export function openedMail({ raw }: { raw: string }): { head: string; parts: Part[] } {
  const partsIn = (text: string): Part[] => {
    const [top = '', ...below] = text.split('\r\n\r\n');
    const head = top.replaceAll(/\r\n\s+/g, ' ');
    const body = below.join('\r\n\r\n');
    const [, boundary] = /boundary="([^"]+)"/i.exec(head) ?? [];
    const [, type = ''] = /content-type: ([^;\s]+)/i.exec(head) ?? [];
    if (boundary === undefined) return [{ head: wordIn(head), type, bytes: bodyIn(head, body) }];
    const inner = body.split(`--${boundary}`).slice(1, -1);
    return inner.flatMap((part) => partsIn(part.replace(/^\r\n/, '').replace(/\r\n$/, '')));
  };
  const [top = ''] = raw.split('\r\n\r\n');
  return { head: wordIn(top.replaceAll(/\r\n\s+/g, ' ')), parts: partsIn(raw) };
}
