import { Radio } from 'antd';
import { shopCalls } from '#contract/catalogue/shops.ts';
import { discountBearers } from '#contract/coupons/discount-bearers.ts';
import { Field, useCall, useMay, useSession } from '#web/ui/index.ts';

const ONE = { page: 1, limit: 1 };

/** True where other shops sell through the house, as far as this person may know; people of a shop set nothing for the house. */
function useIsMall(): boolean {
  const isOfShop = useSession(({ info }) => info?.ownShops !== undefined);
  const may = useMay()(shopCalls.list) && !isOfShop;
  const { data } = useCall(shopCalls.list, ONE, { enabled: may, saysItself: true });
  return (data?.total ?? 0) > 0;
}

/** Bearer of a discount on goods of other shops; left out where the house alone sells. */
export function BearerField() {
  const isMall = useIsMall();
  if (!isMall) return null;
  return (
    <Field
      name="bearer"
      label="优惠承担"
      help="入驻店铺的商品少收的钱由谁出：店铺承担的，店铺少得；平台承担的，结算时由平台补给店铺。自营商品不受影响"
    >
      <Radio.Group options={discountBearers.options} />
    </Field>
  );
}
