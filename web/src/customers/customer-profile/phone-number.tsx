import { phoneViewCalls } from '#contract/customers/phone-views.ts';
import { Revealed } from '#web/ui/record/revealed.tsx';

interface Props {
  uid: number;
  masked: string;
}

/** Phone number, revealed for calling the customer. */
export const PhoneNumber = ({ uid, masked }: Props) => (
  <Revealed masked={masked} call={phoneViewCalls.revealPhone} input={{ uid }} of={({ phone }) => phone} />
);

/** Identity number, revealed for checking the customer. */
export const CardNumber = ({ uid, masked }: Props) => (
  <Revealed masked={masked} call={phoneViewCalls.revealCard} input={{ uid }} of={({ cardId }) => cardId} />
);
