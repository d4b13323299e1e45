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
  'user_extract.update': 'corrects an account before the withdrawal is decided, which locks it',
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

/** Saves of nouns without `update` that save over nobody: they make something new, or change what is somebody's own. */
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
  invoice_application: 'makes a new one, or corrects the title of one that is not issued, which is audited again then',
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
