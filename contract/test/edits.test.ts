import { expect, it } from 'vitest';
import { z } from 'zod';
import { everyCall } from '#contract/call.ts';
import '#contract/index.ts';

/** Forms that save over nobody in another way, or of what nobody else opens. */
const OTHERWISE: Readonly<Record<string, string>> = {
  'product.update': 'carries the version of its product',
  'article.update': 'carries the version of its article',
  'customer.update': 'sends the fields that were changed',
  'attachment.update': 'changes where a picture lies',
  'crawl_draft.update': 'is no form of our screens, which make a product of a draft',
  'config.update': 'names the settings that were changed',
};

const forms = everyCall().filter(({ verb, permission }) => verb === 'update' && permission !== 'storefront');

it.each(forms.map((call) => [`${call.noun}.${call.verb}`, call.edits] as const))('%s saves over nobody', (name, edits) => {
  expect(edits !== undefined, 'declare the record that the form is opened with, as `edits`').toBe(!(name in OTHERWISE));
});

/** Fields of a form that its record does not answer: secrets, ways of saving, and those that an edition or other fields of the record stand for. */
const UNANSWERED: Readonly<Record<string, string>> = {
  admin: 'pwd mustChangePassword',
  role: 'rules',
  group_data: 'form',
  flash_sale: 'images clashReason',
  bargain: 'images clashReason',
  group_buy: 'images clashReason',
  customer_level: 'keepsMembers',
  notification: 'detailType',
  demand: 'submit',
  report: 'submit',
};

it.each(forms.flatMap((call) => (call.edits instanceof z.ZodObject ? [[call.noun, call, call.edits] as const] : [])))(
  'a form of %s is compared by all that it saves',
  (noun, { query, body }, { shape }) => {
    const fields = Object.keys({ ...query?.shape, ...body?.shape }).filter((name) => name !== 'id' && !(name in shape));
    expect(fields.join(' ')).toBe(UNANSWERED[noun] ?? '');
  },
);

/** Fields that name a record, and those that say how or why a call is made. */
const NAMES = ['id', 'ids', 'uid', 'userId', 'orderNo', 'caseNo', 'skuId', 'productId', 'applyId'];
const SAYS = ['reason', 'note', 'requestKey', 'idempotencyKey', 'clashReason', 'stopReason', 'rejectReason'];
/** Fields by which a call says what it was shown: a version, a sum, what it found. */
const SEEN = ['version', 'edition', 'seen', 'before', 'expected', 'payableAmount', 'differences', 'changed'];
/** Switches: whoever turns one says how it stands from then on. */
const SWITCHES = ['status', 'isShow', 'isOn', 'isSms', 'hide', 'opens', 'required', 'manner'];

/** Calls that bring something to a record that is there, without what they were opened with, by the reason why nobody loses anything. */
const BRINGS: Readonly<Record<string, string>> = {
  'moves a state, so that whoever comes second is refused': `
    order.updatePrice order.payOffline order.send order.recall order.confirmWaybill cash_payment.audit cash_payment.paid bank_line.receive
    bank_line.pay demand.accept report.audit settlement.object settlement.answer user_extract.decide invoice_application.audit
    return_case.agree return_case.exchange invitation.resend`,
  'makes something new': `
    report.save product_schedule.save product_reply.save flash_sale.save bargain.save group_buy.save credit_account.save pick_staff.save
    customer.addNote coupon_user.receive clash.allow return_case.open demand_quote.order order.deskPlace invoice.issue invoice.ask
    invoice.red invoice.askRed crawl_order.collect authorization_application.apply`,
  'is a row of a ledger': `
    order.agreeRefund order.proposeRefund return_case.refund return_case.proposeRefund user_recharge.refund user_recharge.proposeRefund
    settlement.adjust credit_account.adjust customer.adjustFounds customer.proposeFounds`,
  'keeps each of its values in the timeline, where the last word counts': `
    order.correctTracking return_case.setBack return_case.checkIn order.assign order.assignMany`,
  'says one value, whatever stood there': `
    product.setShelf customer.group customer.updatePhone customer.updateLevel customer.updateSpread calendar.move notice.putOff`,
  'is one’s own': 'saved_view.save',
  'changes nothing that is there': `
    clash.checkFlashSale clash.checkBargain clash.checkGroupBuy calendar.checkMove letter.test invoice.send order.deskQuote
    invoice_application.preview user_recharge.figures deletion.restore change.undo customer.erase`,
  'is no form of our screens': 'crawl_draft.update attachment.update',
};
const explained = Object.values(BRINGS).flatMap((names) => names.trim().split(/\s+/));

const fieldsOf = ({ params, query, body }: (typeof forms)[number]) =>
  Object.keys({ ...params?.shape, ...query?.shape, ...body?.shape });

/** Calls that name a record and bring something for it: those that a colleague could be saved over by, whatever their verb is. */
const bringing = everyCall().filter((call) => {
  if (call.edits !== undefined || call.permission === 'storefront' || call.permission === 'public') return false;
  if (call.method !== 'POST' && !/^(update|set)/.test(call.verb)) return false;
  const fields = fieldsOf(call);
  const isOfList = fields.includes('filter') || fields.includes('limit');
  const brought = fields.filter((field) => ![...NAMES, ...SAYS, ...SWITCHES].includes(field));
  return (
    !isOfList &&
    fields.some((field) => NAMES.includes(field)) &&
    brought.length > 0 &&
    !fields.some((field) => SEEN.includes(field))
  );
});
const named = [...new Set(bringing.map(({ noun, verb }) => `${noun}.${verb}`))];

it('what is brought to a record that is there is saved over nobody', () => {
  expect(named.filter((name) => !explained.includes(name) && !(name in OTHERWISE))).toEqual([]);
  expect(explained.filter((name) => !named.includes(name))).toEqual([]);
});

/** Saves of what is there once, by no name of a record: they make something new, or are somebody's own. */
const MAKES: Readonly<Record<string, string>> = {
  invitation: 'makes a new one',
  preference: 'is the own of each person',
  saved_view: 'is the own of whoever made it',
  cash_payment: 'makes a new one',
  cash_receipt: 'makes a new one',
  product_schedule: 'makes a new one',
  product_reply: 'makes a new one',
  coupon: 'makes a new one',
  report_mail: 'makes a new one',
  storefront_key: 'makes a new one',
};
const nouns = new Set(forms.map(({ noun }) => noun));
const whole = everyCall().filter(
  ({ verb, noun, permission, edits }) =>
    ['save', 'set', 'saveForm'].includes(verb) && !nouns.has(noun) && permission !== 'storefront' && edits === undefined,
);

it('what is there once, or is saved altogether, is saved over nobody', () => {
  expect(whole.map(({ noun }) => noun).filter((noun) => !(noun in MAKES))).toEqual([]);
});

it('only calls that are there save in another way', () => {
  expect(Object.keys(OTHERWISE).filter((name) => !forms.some((call) => `${call.noun}.${call.verb}` === name))).toEqual([]);
});
