import type { Input } from '#contract/call.ts';
import { type passOpeningCalls, passOpeningRefusals } from '#contract/services/pass/opening.ts';

export type Opening = Input<typeof passOpeningCalls.open>;

const isBlank = (field: string | undefined): boolean => (field ?? '').trim() === '';

/** Fields that a label needs, in the order in which they are asked for. */
const ofLabel = [
  ['com', passOpeningRefusals.NO_CARRIER],
  ['tempId', passOpeningRefusals.NO_FORM],
  ['toName', passOpeningRefusals.NO_SENDER],
  ['toTel', passOpeningRefusals.NO_PHONE],
  ['toAddress', passOpeningRefusals.NO_ADDRESS],
  ['siid', passOpeningRefusals.NO_PRINTER],
] as const;

/** Refuses a service without what it is opened with. */
export function checkOpening(opening: Opening): void {
  if (opening.type === 'sms' && isBlank(opening.sign)) throw passOpeningRefusals.NO_SIGN();
  if (opening.type !== 'expr_dump') return;
  for (const [field, refusal] of ofLabel) if (isBlank(opening[field])) throw refusal();
  if (!/^1[3-9]\d{9}$/.test(opening.toTel?.trim() ?? '')) throw passOpeningRefusals.WRONG_PHONE();
}
