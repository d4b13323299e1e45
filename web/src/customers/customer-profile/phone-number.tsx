import { phoneViewCalls } from '#contract/customers/phone-views.ts';
import { Revealed } from '#web/ui/record/revealed.tsx';

interface Props {
  uid: number;
  masked: string;
}

/** For whoever wants to call the customer. */
export const PhoneNumber = ({ uid, masked }: Props) => (
  <Revealed masked={masked} call={phoneViewCalls.revealPhone} input={{ uid }} of={({ phone }) => phone} />
);

/** For whoever checks who the customer is. */
export const CardNumber = ({ uid, masked }: Props) => (
  <Revealed masked={masked} call={phoneViewCalls.revealCard} input={{ uid }} of={({ cardId }) => cardId} />
);
