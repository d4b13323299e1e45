import type { LetterValues } from '#contract/notifications/letter-values.ts';
import type { Letter } from '../sender.ts';
import { namesIn } from './rules.ts';

interface Known extends LetterValues {
  /** Name of the administrator whom it is for. */
  adminName: string;
}

type Values = Readonly<Record<string, (known: Known, subject: string) => string | undefined>>;

/** Variables of the provider's templates. Its texts write 元 themselves. */
const variables: Values = {
  order_id: ({ orderNo }, subject) => orderNo ?? subject,
  pay_price: ({ price }) => price?.replace(/元$/, ''),
  nickname: ({ nickname }) => nickname,
  store_name: ({ product }) => product,
  admin_name: ({ adminName }) => adminName,
};

/** Values for the variables that a template names; those that nobody knows are blank. */
export const smsValues = (content: string, { values, subject }: Pick<Letter, 'values' | 'subject'>, adminName: string) =>
  Object.fromEntries(namesIn(content).map((name) => [name, variables[name]?.({ ...values, adminName }, subject) ?? '']));
