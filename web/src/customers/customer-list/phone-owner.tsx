import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { useCustomerAddress } from '#web/ui/cells/record-links.tsx';

const Owner = z.object({ uid: z.int() });

interface Props {
  uid: number;
  leave: () => Promise<boolean>;
}

function PhoneOwner({ uid, leave }: Props) {
  const address = useCustomerAddress(uid);
  const navigate = useNavigate();
  if (address === undefined) return null;
  const go = async () => {
    if (await leave()) void navigate(address);
  };
  return <Button onClick={() => void go()}>查看用户 {uid}</Button>;
}

/** Leads from a phone number that is taken to whose it is. */
export const toPhoneOwner = (refused: unknown, leave: Props['leave']) => {
  const { data } = Owner.safeParse(refused);
  return data && <PhoneOwner uid={data.uid} leave={leave} />;
};
