import type { Input } from '#contract/call.ts';
import { HOUR } from '#contract/durations.ts';
import { type TemplateChannel } from '#contract/notifications/event-terms.ts';
import { findEvent } from '#contract/notifications/events.ts';
import { exampleValues, letterValues } from '#contract/notifications/letter-values.ts';
import { TESTS_AN_HOUR, type letterCalls, letterRefusals } from '#contract/notifications/letters.ts';
import { notificationRefusals } from '#contract/notifications/notifications.ts';
import { boundOpenid } from '#server/access/index.ts';
import { adminIdOf } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { notifications, templates } from '../notifications/queries.ts';
import { type NotificationRow, cannotSwitch, templateTerms } from '../notifications/rules.ts';
import { addresseesOf } from '../receivers/addressees.ts';
import { type ConnectedChannel, connectedChannels } from '../receivers/customer-channels.ts';
import { type LetterRow, countTests, insertLastAttempt } from '../outbox/queries.ts';

type TestInput = Input<typeof letterCalls.test>;
type Receiver = Pick<LetterRow, 'recipient' | 'customerId'>;

async function checkTemplate({ tx }: Write, notice: NotificationRow, channel: TemplateChannel): Promise<void> {
  const templateId = notice[templateTerms[channel].template];
  if (templateId === null) throw cannotSwitch[channel]();
  const { tempId, aliyunCode } = await templates.get(tx, templateId);
  if (!tempId && !aliyunCode) throw notificationRefusals.NO_ID_YET({ channel });
}

async function customerAt({ tx }: Write, uid: number, { channel, appId, addressOf }: ConnectedChannel): Promise<Receiver> {
  const addressee = (await addresseesOf(tx, [uid])).get(uid);
  if (!addressee) throw letterRefusals.NO_CUSTOMER();
  const recipient = addressOf(addressee, appId);
  if (!recipient) throw letterRefusals.NO_ADDRESS({ channel });
  return { recipient, customerId: uid };
}

/** A customer, a telephone number, or the WeChat of whoever asks. */
async function receiverOf(write: Write, { uid, phone }: TestInput, connected: ConnectedChannel): Promise<Receiver> {
  const { channel, appId } = connected;
  if (uid) return customerAt(write, uid, connected);
  if (channel === 'sms' && phone) return { recipient: phone, customerId: null };
  if (channel !== 'wechat') throw letterRefusals.NO_RECEIVER({ channel });
  const recipient = await boundOpenid(write.tx, { adminId: adminIdOf(write.actor), appId });
  if (!recipient) throw letterRefusals.NOT_BOUND();
  return { recipient, customerId: null };
}

/** Values of the preview; texts to staff name an order and whoever asks for the test. */
function contentOf({ actor }: Write, mark: string) {
  const terms = findEvent(mark)?.letter;
  const adminId = terms ? null : adminIdOf(actor) || null;
  return { adminId, values: terms ? exampleValues(terms) : { orderNo: letterValues.orderNo.example } };
}

/** Writes a test down, to be sent by whoever asks and by nobody else. */
export async function writeTest(write: Write, asked: TestInput): Promise<LetterRow> {
  const { id, detailType: channel } = asked;
  const notice = await notifications.get(write.tx, id);
  await checkTemplate(write, notice, channel);
  const [connected] = await connectedChannels(write, [channel]);
  if (!connected) throw letterRefusals.NOT_CONNECTED({ channel });
  const receiver = await receiverOf(write, asked, connected);
  const tests = await countTests(write.tx, new Date(write.now.getTime() - HOUR));
  if (tests >= TESTS_AN_HOUR) throw letterRefusals.TOO_MANY();
  const { mark } = notice;
  const { appId } = connected;
  return insertLastAttempt(write, {
    mark,
    channel,
    subject: '测试消息',
    appId,
    isTest: true,
    ...receiver,
    ...contentOf(write, mark),
  });
}
