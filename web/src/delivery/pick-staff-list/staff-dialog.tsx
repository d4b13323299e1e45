import { pickStaffCalls } from '#contract/delivery/pick-staff.ts';
import { AdministratorSelect } from '#web/access/administrator-select/index.tsx';
import { Field, TextField } from '#web/ui/index.ts';
import { PointSelect } from './point-select.tsx';

const chosen = (message: string) => (value: unknown) => (value ? undefined : message);

/** Parts of the dialog of somebody at a pick-up point. */
export const staffDialog = {
  noun: '核销员',
  save: pickStaffCalls.save,
  call: pickStaffCalls.update,
  blank: { uid: null, storeId: null, staffName: '', phone: '' },
  width: 560,
  children: (
    <>
      <Field
        name="uid"
        check={chosen('请选择管理员')}
        help="用这个账号登录后，可以核销所属提货点的订单；在几个提货点工作的，每个提货点添加一次"
      >
        <AdministratorSelect />
      </Field>
      <Field name="storeId" check={chosen('请选择提货点')}>
        <PointSelect />
      </Field>
      <TextField name="staffName" maxLength={64} placeholder="用户看到的称呼，例如：小张" />
      <TextField name="phone" maxLength={11} inputMode="tel" placeholder="选填" />
    </>
  ),
};
