import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { useCustomerAddress } from '#web/ui/cells/record-links.tsx';

/** Owner of a phone number, or the account that somebody was merged into. */
const Named = z.union([z.object({ uid: z.int() }), z.object({ into: z.int() }).transform(({ into }) => ({ uid: into }))]);

interface Props {
  uid: number;
  leave: () => Promise<boolean>;
}

function NamedCustomer({ uid, leave }: Props) {
  const address = useCustomerAddress(uid);
  const navigate = useNavigate();
  if (address === undefined) return null;
  const go = async () => {
    if (await leave()) void navigate(address);
  };
  return <Button onClick={() => void go()}>查看用户 {uid}</Button>;
}

/** Leads to the customer whom a refusal names. */
export const toNamedCustomer = (refused: unknown, leave: Props['leave']) => {
  const { data } = Named.safeParse(refused);
  return data && <NamedCustomer uid={data.uid} leave={leave} />;
};
