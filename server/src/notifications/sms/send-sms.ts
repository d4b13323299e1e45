import { eq } from 'drizzle-orm';
import { labelOf } from '#contract/choices.ts';
import { textingSettings } from '#contract/services/texting.ts';
import { textingProviders } from '#contract/settings/texting-providers.ts';
import { admin } from '#server/access/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { TextError } from '#server/platform/texting.ts';
import { settingOf } from '#server/settings/index.ts';
import { findTemplate } from '../notifications/find-template.ts';
import { type Letter, MaybeSent, Postponed, type Receipt, Undeliverable } from '../sender.ts';
import { findRecordOf, setRecord } from './queries.ts';
import { recordSms } from './record-sms.ts';
import { UNDER_WAY, contentOf, templateOf } from './rules.ts';
import { sendRecorded } from './send-recorded.ts';
import { smsValues } from './sms-values.ts';

const act = { name: 'sms_record.send', actor: systemActor('sms_record.send') };
const MAYBE_SENT = '没有收到短信平台的结果，可能已经送达。请先核对短信记录，再重新发送';

async function adminNameOf(db: Db, id: number | null): Promise<string> {
  if (id === null) return '';
  const [found] = await db.select({ name: admin.realName }).from(admin).where(eq(admin.id, id));
  return found?.name ?? '';
}

/** Sends a letter as a text message, once: an attempt that nobody heard the end of is repeated by staff alone. */
export async function sendSms(services: Services, letter: Letter): Promise<Receipt> {
  const { database, write } = services;
  const { id: outboxId, mark, recipient: phone, customerId, adminId } = letter;
  const known = await findRecordOf(database.db, outboxId);
  if (known?.state === 'sent' || known?.state === 'delivered') return { providerNo: known.providerNo };
  if (known?.state === 'unknown' && letter.attempts > 1) throw new MaybeSent(MAYBE_SENT);
  const by = await settingOf(database.db, textingSettings.sms_provider);
  const found = await findTemplate(database.db, { mark, channel: 'sms' });
  const template = found && templateOf(found, by);
  if (!template) throw new Undeliverable(`这个通知没有${labelOf(textingProviders, by)}的短信模板，请在消息通知的详情里填写`);
  const values = smsValues(found.content, letter, await adminNameOf(database.db, adminId));
  const message = { phone, template, values };
  const draft = { ...message, provider: by, mark, content: contentOf(found.content, values), customerId, adminId, outboxId };
  const { value: recordId } = await write(act, async (context) => {
    if (!known) return recordSms(context, draft);
    await setRecord(context, known.id, { ...UNDER_WAY, template, provider: by });
    return known.id;
  });
  try {
    return { providerNo: await sendRecorded(services, { recordId, message: { ...message, by }, leavesAgain: true }) };
  } catch (error) {
    if (!(error instanceof TextError) || error.why === 'failed') throw error;
    if (error.why === 'held') throw new Postponed(error.message, { cause: error });
    if (error.why === 'unknown') throw new MaybeSent(MAYBE_SENT, { cause: error });
    throw new Undeliverable(error.message, { cause: error });
  }
}
