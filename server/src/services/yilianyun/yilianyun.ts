import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { receiptPrinterRefusals } from '#contract/services/receipt-printer.ts';
import { receiptPrinterSettings, receiptSettings } from '#contract/services/settings.ts';
import { OutgoingError } from '#server/platform/http-client/outgoing-error.ts';
import type { ReceiptPrinter } from '#server/platform/receipts.ts';
import type { Services } from '#server/platform/services.ts';
import { secretOf, settingOf } from '#server/settings/index.ts';
import { jsonIn } from '#server/platform/text/json-in.ts';

const Answer = z.object({ error: z.coerce.string(), error_description: z.string().catch(''), body: z.unknown().optional() });
const Token = z.object({ access_token: z.string().min(1) });
const OK = '0';
/** Short, because a person waits beside a button. */
const TIMEOUT_MS = 8000;

type PrinterServices = Pick<Services, 'database' | 'httpClient' | 'secrets' | 'clock'>;
type Form = Readonly<Record<string, string>>;

interface PrinterAccount {
  url: string;
  id: string;
  secret: string;
  machine: string;
  machineSecret: string;
}

export function openYilianyun(parts: PrinterServices): ReceiptPrinter {
  const { database, httpClient, clock } = parts;
  /** Token of an account that is signed in and has made its machine known, both once. */
  let ready: { account: string; token: Promise<string> } | undefined;

  async function post({ url, id, secret }: PrinterAccount, path: string, form: Form): Promise<unknown> {
    const timestamp = String(Math.floor(clock.now().getTime() / 1000));
    const sign = createHash('md5').update(`${id}${timestamp}${secret}`).digest('hex');
    const signed = { ...form, client_id: id, id: randomUUID(), timestamp, sign };
    const text = await httpClient
      .fetchText({ url: `${url.replace(/\/$/, '')}/${path}`, form: signed, timeoutMs: TIMEOUT_MS })
      .catch((error: unknown) => {
        throw error instanceof OutgoingError ? receiptPrinterRefusals.SILENT() : error;
      });
    const answer = Answer.safeParse(jsonIn(text)).data;
    if (!answer) throw receiptPrinterRefusals.BROKEN();
    if (answer.error !== OK) throw receiptPrinterRefusals.REFUSED({ message: answer.error_description.slice(0, 200) });
    return answer.body;
  }

  async function account(): Promise<PrinterAccount> {
    const [url, id, machine, secret, machineSecret] = await Promise.all([
      settingOf(database.db, receiptPrinterSettings.ylyprint_url),
      settingOf(database.db, receiptPrinterSettings.ylyprint_app_id),
      settingOf(database.db, receiptPrinterSettings.ylyprint_app_machine_code),
      secretOf(parts, receiptPrinterSettings.ylyprint_app_secret),
      secretOf(parts, receiptPrinterSettings.ylyprint_app_machine_msign),
    ]);
    if ([secret, machineSecret, id, machine].includes('') || !URL.canParse(url)) throw receiptPrinterRefusals.INCOMPLETE();
    return { url, id, secret, machine, machineSecret };
  }

  async function signIn(known: PrinterAccount): Promise<string> {
    const body = await post(known, 'oauth/oauth', { grant_type: 'client_credentials', scope: 'all' });
    const token = Token.safeParse(body).data?.access_token;
    if (token === undefined) throw receiptPrinterRefusals.BROKEN();
    await post(known, 'printer/addprinter', { access_token: token, machine_code: known.machine, msign: known.machineSecret });
    return token;
  }

  function tokenOf(known: PrinterAccount): Promise<string> {
    const name = JSON.stringify(known);
    if (ready?.account === name) return ready.token;
    ready = { account: name, token: signIn(known) };
    return ready.token;
  }

  return {
    isOpen: () => settingOf(database.db, receiptSettings.ylyprint_status),
    async print({ content, reference }) {
      const known = await account();
      try {
        const token = await tokenOf(known);
        const sheet = { access_token: token, machine_code: known.machine, content, origin_id: reference };
        await post(known, 'print/index', sheet);
      } catch (error) {
        // A token may have ended: the next one who prints signs in anew.
        ready = undefined;
        throw error;
      }
    },
  };
}
