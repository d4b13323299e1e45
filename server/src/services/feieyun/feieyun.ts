import { createHash } from 'node:crypto';
import { z } from 'zod';
import { receiptClouds, receiptPrinterRefusals } from '#contract/services/receipt-printer.ts';
import { feieyunSettings } from '#contract/services/settings.ts';
import { formBody } from '#server/platform/http-client/bodies.ts';
import type { Services } from '#server/platform/services.ts';
import { jsonIn } from '#server/platform/text/json-in.ts';
import { secretOf, settingOf } from '#server/settings/index.ts';
import { type PrinterCloud, withoutAnswer } from '../receipt-printers/choose-printer.ts';
import { receiptText } from './receipt-text.ts';

const Answer = z.object({ ret: z.coerce.number(), msg: z.string().catch(''), data: z.unknown().optional() });
const cloud = receiptClouds.labels[receiptClouds.feieyun];
const OK = 0;
/** Short, because a person waits beside a button. */
const TIMEOUT_MS = 8000;

/** The printer cloud of 飞鹅: no session, each request signed by the user, its key and the time. */
export function openFeieyun(parts: Pick<Services, 'database' | 'httpClient' | 'secrets' | 'clock'>): PrinterCloud {
  const { database, httpClient, clock } = parts;

  async function findAccount() {
    const [url, user, sn, key] = await Promise.all([
      settingOf(database.db, feieyunSettings.feieyun_url),
      settingOf(database.db, feieyunSettings.feieyun_user),
      settingOf(database.db, feieyunSettings.feieyun_sn),
      secretOf(parts, feieyunSettings.feieyun_ukey),
    ]);
    return [user, sn, key].includes('') || !URL.canParse(url) ? undefined : { url, user, sn, key };
  }

  /** Data of its answer. What it does not answer readably it may have done. */
  async function ask(apiname: string, more: Readonly<Record<string, string>> = {}): Promise<unknown> {
    const account = await findAccount();
    if (!account) throw receiptPrinterRefusals.INCOMPLETE({ cloud });
    const { url, user, sn, key } = account;
    const stime = String(Math.floor(clock.now().getTime() / 1000));
    const sig = createHash('sha1').update(`${user}${key}${stime}`).digest('hex');
    const body = formBody({ user, stime, sig, apiname, sn, ...more });
    const { status, bytes } = await httpClient
      .ask({ method: 'POST', url, body, timeoutMs: TIMEOUT_MS })
      .catch(withoutAnswer(cloud));
    const answer = status === 200 ? Answer.safeParse(jsonIn(bytes.toString('utf8'))).data : undefined;
    if (!answer) throw receiptPrinterRefusals.UNKNOWN({ cloud });
    if (answer.ret !== OK) throw receiptPrinterRefusals.REFUSED({ cloud, message: answer.msg.slice(0, 200) });
    return answer.data;
  }

  return {
    isSetUp: async () => (await findAccount()) !== undefined,
    async probe() {
      const says = String(await ask('Open_queryPrinterStatus'));
      if (!says.startsWith('在线') || says.includes('不正常'))
        throw receiptPrinterRefusals.REFUSED({ cloud, message: `打印机${says.slice(0, 50)}` });
    },
    async print(sheet) {
      await ask('Open_printMsg', { content: receiptText(sheet), times: '1' });
    },
  };
}
