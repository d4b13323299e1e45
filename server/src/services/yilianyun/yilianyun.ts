import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { DAY, SECOND } from '#contract/durations.ts';
import { Refusal } from '#contract/refusal.ts';
import { receiptClouds, receiptPrinterRefusals } from '#contract/services/receipt-printer.ts';
import { receiptPrinterSettings } from '#contract/services/settings.ts';
import type { Services } from '#server/platform/services.ts';
import { secretOf, settingOf } from '#server/settings/index.ts';
import { type SignedIn, type Tokens, endOfSession } from '../tokens/tokens.ts';
import { jsonIn } from '#server/platform/text/json-in.ts';
import { type PrinterCloud, withoutAnswer } from '../receipt-printers/choose-printer.ts';
import { receiptText } from './receipt-text.ts';
import { withoutSlash } from '#server/platform/text/without-slash.ts';

const Answer = z.object({ error: z.coerce.string(), error_description: z.string().catch(''), body: z.unknown().optional() });
const Token = z.object({
  access_token: z.string().min(1),
  expires_in: z.coerce
    .number()
    .positive()
    .catch(DAY / SECOND),
});
const OK = '0';
const PROVIDER = 'yilianyun';
/** Short, because a person waits beside a button. */
const TIMEOUT_MS = 8000;

type PrinterServices = Pick<Services, 'database' | 'httpClient' | 'secrets' | 'clock'> & { tokens: Tokens };
type Form = Readonly<Record<string, string>>;

interface PrinterAccount {
  url: string;
  id: string;
  secret: string;
  machine: string;
  machineSecret: string;
}

const cloud = receiptClouds.labels[receiptClouds.yilianyun];
/** Receipts that the cloud took last. */
const Taken = z.array(z.object({ origin_id: z.coerce.string() }).catch({ origin_id: '' }));
const LAST_TAKEN = '20';

const isUnknown = (error: unknown): boolean => error instanceof Refusal && error.id === receiptPrinterRefusals.UNKNOWN.id;

/** The printer cloud of 易联云. */
export function openYilianyun(parts: PrinterServices): PrinterCloud {
  const { database, httpClient, clock, tokens } = parts;

  async function post({ url, id, secret }: PrinterAccount, path: string, form: Form): Promise<unknown> {
    const timestamp = String(Math.floor(clock.now().getTime() / 1000));
    const sign = createHash('md5').update(`${id}${timestamp}${secret}`).digest('hex');
    const signed = { ...form, client_id: id, id: randomUUID(), timestamp, sign };
    const text = await httpClient
      .fetchText({ url: `${withoutSlash(url)}/${path}`, form: signed, timeoutMs: TIMEOUT_MS })
      .catch(withoutAnswer(cloud));
    const answer = Answer.safeParse(jsonIn(text)).data;
    if (!answer) throw receiptPrinterRefusals.UNKNOWN({ cloud });
    if (answer.error !== OK) throw receiptPrinterRefusals.REFUSED({ cloud, message: answer.error_description.slice(0, 200) });
    return answer.body;
  }

  async function findAccount(): Promise<PrinterAccount | undefined> {
    const [url, id, machine, secret, machineSecret] = await Promise.all([
      settingOf(database.db, receiptPrinterSettings.ylyprint_url),
      settingOf(database.db, receiptPrinterSettings.ylyprint_app_id),
      settingOf(database.db, receiptPrinterSettings.ylyprint_app_machine_code),
      secretOf(parts, receiptPrinterSettings.ylyprint_app_secret),
      secretOf(parts, receiptPrinterSettings.ylyprint_app_machine_msign),
    ]);
    const isWhole = ![secret, machineSecret, id, machine].includes('') && URL.canParse(url);
    return isWhole ? { url, id, secret, machine, machineSecret } : undefined;
  }

  /** Signs in and makes the machine known, both once for a session. */
  async function signIn(known: PrinterAccount): Promise<SignedIn> {
    const body = await post(known, 'oauth/oauth', { grant_type: 'client_credentials', scope: 'all' });
    const { data } = Token.safeParse(body);
    if (!data) throw receiptPrinterRefusals.REFUSED({ cloud, message: '没有给出令牌' });
    const { access_token: token, expires_in: seconds } = data;
    await post(known, 'printer/addprinter', { access_token: token, machine_code: known.machine, msign: known.machineSecret });
    return { token, until: endOfSession(seconds, clock.now()) };
  }

  async function session() {
    const known = await findAccount();
    if (!known) throw receiptPrinterRefusals.INCOMPLETE({ cloud });
    const identity = Object.values(known);
    return { known, opened: await tokens.get({ provider: PROVIDER, identity }, () => signIn(known)) };
  }

  /** True where the cloud has taken the receipt, whose answer was lost: it lists the last ones by our references. */
  async function hasTaken(known: PrinterAccount, token: string, reference: string): Promise<boolean> {
    const page = { access_token: token, machine_code: known.machine, page_index: '1', page_size: LAST_TAKEN };
    const body = await post(known, 'printer/getorderpaginglist', page).catch((error: unknown) => {
      if (error instanceof Refusal) return undefined;
      throw error;
    });
    const list = Taken.safeParse(body).data ?? [];
    return list.some(({ origin_id: origin }) => origin === reference);
  }

  return {
    isSetUp: async () => (await findAccount()) !== undefined,
    async probe() {
      await session();
    },
    async print({ reference, ...sheet }) {
      const { known, opened } = await session().catch((error: unknown) => {
        // Says that nothing was printed: there was no session to ask in.
        throw isUnknown(error) ? receiptPrinterRefusals.NOT_SENT({ cloud }) : error;
      });
      const form = { access_token: opened.token, machine_code: known.machine, content: receiptText(sheet), origin_id: reference };
      try {
        await post(known, 'print/index', form);
      } catch (error) {
        if (isUnknown(error) && (await hasTaken(known, opened.token, reference))) return;
        // A refusal may mean that the token has ended: the next one who prints signs in anew.
        const isRefused = error instanceof Refusal && error.id === receiptPrinterRefusals.REFUSED.id;
        if (isRefused) await tokens.end(PROVIDER, opened);
        throw error;
      }
    },
  };
}
