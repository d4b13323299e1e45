import { Readable } from 'node:stream';
import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { NodemailerError } from 'nodemailer';
import { dial } from './dial.ts';
import { MailError, type MailFailure } from './mail-error.ts';

export interface MailServer {
  host: string;
  port: number;
  encryption: 'tls' | 'starttls' | 'none';
  /** Empty where the server asks for none. */
  account: string;
  password: string;
}

export interface Mail {
  /** Names the mail to servers on its way: the same for every attempt, so that they know it again. */
  messageId: string;
  from: { address: string; name: string };
  to: string;
  subject: string;
  text: string;
  html: string;
  attachment?: { name: string; bytes: Uint8Array } | undefined;
}

/** Every mail of the server; an address typed by staff may aim at the inner network (SSRF). */
export interface MailClient {
  /** Answers once the server has taken the mail; throws `MailError`. */
  send(server: MailServer, mail: Mail, signal: AbortSignal): Promise<void>;
  /** Signs in and takes leave, as far as the server asks for an account; throws `MailError`. */
  signIn(server: MailServer, signal: AbortSignal): Promise<void>;
}

const NEEDS_LOGIN = 530;
const LEAVE_MS = 1000;
/** Certificates that are not trusted, and ports that speak another protocol. */
const OF_ENCRYPTION = /^(ERR_(SSL|TLS)_|EPROTO$)|CERT|SIGNATURE/;

/** The wire form. Names and titles are encoded, so that a line break in one starts no header. */
async function composed({ attachment, ...mail }: Mail): Promise<Buffer> {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
  const attachments = attachment ? [{ filename: attachment.name, content: Buffer.from(attachment.bytes) }] : [];
  const { messageId, from, to, subject, text, html } = mail;
  const options = { messageId, from, to: { address: to, name: '' }, subject, text, html, attachments };
  return new MailComposer({ ...options, disableFileAccess: true, disableUrlAccess: true }).compile().build();
}

function failureOf({ code, originalCode = '', responseCode, permanent }: NodemailerError): MailFailure {
  if (responseCode !== undefined && permanent === false) return code === 'EAUTH' ? 'loginBusy' : 'busy';
  if (code === 'EAUTH' || code === 'ENOAUTH' || responseCode === NEEDS_LOGIN) return 'unauthorized';
  if (code === 'ETLS' || OF_ENCRYPTION.test(originalCode)) return 'insecure';
  if (responseCode !== undefined || code === 'EENVELOPE') return 'refused';
  return code === 'ETIMEDOUT' ? 'late' : 'unreachable';
}

/** The server has greeted, the line is encrypted as wanted, and it is known who sends. */
function open(connection: SMTPConnection, { account, password }: MailServer): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const settle = (error?: NodemailerError | null) => (error ? reject(error) : resolve());
  connection.connect((error) => {
    if (error || account === '' || !connection.allowsAuth) return settle(error);
    connection.login({ credentials: { user: account, pass: password } }, settle);
  });
  return promise;
}

/** `leaving` is called when the server has taken the addresses: from there on it may have taken the mail as well. */
function handOver(connection: SMTPConnection, { from, to }: Mail, content: Buffer, leaving: () => void): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const pieces = Readable.from(
    (function* () {
      leaving();
      yield content;
    })(),
  );
  connection.send({ from: from.address, to: [to] }, pieces, (error) => (error ? reject(error) : resolve()));
  return promise;
}

/** Takes leave of a server that has taken the mail; one that never closes the line is not waited for. */
function hangUp(connection: SMTPConnection): void {
  const timer = setTimeout(() => connection.close(), LEAVE_MS);
  connection.once('end', () => clearTimeout(timer));
  connection.quit();
}

function mailErrorOf(error: unknown, isLeaving: boolean): unknown {
  if (!(error instanceof Error)) return error;
  const { response = '', responseCode }: NodemailerError = error;
  if (isLeaving && responseCode === undefined) return new MailError('unknown', '', { cause: error });
  return error instanceof MailError ? error : new MailError(failureOf(error), response, { cause: error });
}

type OnLine = (connection: SMTPConnection) => Promise<void>;

/** Signs in, does the work and hangs up; `isLeaving` tells whether the server may have taken a mail when the line breaks. */
async function onLine(server: MailServer, isInner: boolean, signal: AbortSignal, work: OnLine, isLeaving: () => boolean) {
  const { host, port, encryption } = server;
  if (encryption === 'none' && !isInner) throw new MailError('insecure');
  // Few shops send mail, and an idle server does without the library.
  const { default: Connection } = await import('nodemailer/lib/smtp-connection');
  const connection = new Connection({
    host,
    port,
    connection: await dial({ host, port, isInner }, signal),
    secure: encryption === 'tls',
    requireTLS: encryption === 'starttls',
    ignoreTLS: encryption === 'none',
  });
  const broken = Promise.withResolvers<never>();
  const giveUp = () => broken.reject(new MailError('late'));
  signal.addEventListener('abort', giveUp, { once: true });
  connection.on('error', broken.reject);
  try {
    await Promise.race([open(connection, server).then(() => work(connection)), broken.promise]);
    hangUp(connection);
  } catch (error) {
    connection.close();
    throw mailErrorOf(error, isLeaving());
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}

/** `innerHosts` of the owner's own network may be used as well, and they alone without encryption. */
export function createMailClient(innerHosts: readonly string[] = []): MailClient {
  const isInner = ({ host, port }: MailServer) =>
    innerHosts.includes(host.toLowerCase()) || innerHosts.includes(`${host.toLowerCase()}:${port}`);
  return {
    async send(server, mail, signal) {
      const content = await composed(mail);
      let isLeaving = false;
      const hand: OnLine = (connection) => handOver(connection, mail, content, () => void (isLeaving = true));
      await onLine(server, isInner(server), signal, hand, () => isLeaving);
    },
    signIn: (server, signal) =>
      onLine(
        server,
        isInner(server),
        signal,
        async () => {},
        () => false,
      ),
  };
}
