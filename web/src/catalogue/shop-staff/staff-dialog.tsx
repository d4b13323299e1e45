import { shopStaffCalls } from '#contract/catalogue/shop-staff.ts';
import type { Shop } from '#contract/catalogue/shops.ts';
import { AdministratorsSelect } from '#web/access/administrator-select/index.tsx';
import { Field, useCall } from '#web/ui/index.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';

interface Props {
  shop: Shop;
  onClose: () => void;
}

const HELP =
  '角色的数据范围是“只看自己店铺的商品和订单”的人，只看到、只能管理这家店铺的商品，订单里只看到这家店铺的部分；别的身份不受影响。一人可以属于几家店铺，这时看到的是这几家的商品和订单。';

/** People of a shop, all at once. */
export function StaffDialog({ shop: { id, name }, onClose }: Props) {
  const { data } = useCall(shopStaffCalls.list, { shopId: id });
  // No form before the present people are there: saved without them, it would take them away.
  if (!data) return null;
  return (
    <FormDialog
      title={`店铺人员：${name}`}
      call={shopStaffCalls.save}
      start={{ shopId: id, adminIds: data.map(({ adminId }) => adminId) }}
      onClose={onClose}
    >
      <Field name="adminIds" optional help={HELP}>
        <AdministratorsSelect known={data} />
      </Field>
    </FormDialog>
  );
}
