import { Button, Modal, Radio } from 'antd';
import { recordTypes, sendTypes } from '#contract/orders/enums.ts';
import { GIVE_UP_UNSAVED, useConfirm } from '#web/ui/action/confirm.ts';
import { useFocusBack } from '#web/ui/basics/use-focus-back.ts';
import { Field } from '#web/ui/form/field.tsx';
import { FormBody } from '#web/ui/form/form-body.tsx';
import { useSaveKey } from '#web/ui/form/use-save-key.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { sendingCalls } from '#contract/fulfilment/sending.ts';
import { GoodsFields } from './goods-fields.tsx';
import { OrderToSend } from './order-to-send.tsx';
import { ParcelFields } from './parcel-fields.tsx';
import { ReprintField } from './reprint-field.tsx';
import { SheetFields, useSheets } from './sheet-fields.tsx';
import { HeldNote } from './held-note.tsx';
import { useSending } from './use-sending.ts';
import type { DialogOf } from '#web/orders/acts/index.ts';

const BY_CARRIER = { type: '1' };
const BY_COURIER = { type: '2' };

const named = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? undefined : '请输入送货人姓名');
const phone = (value: unknown) =>
  !value ? '请填写手机号' : /^1[3-9]\d{9}$/.test(String(value)) ? undefined : '手机号格式不正确!';

/** Sends the goods: with a carrier, by the shop's own courier, or without a parcel. It stays for the next order. */
export function SendDialog(props: DialogOf) {
  useFocusBack();
  const confirm = useConfirm();
  const sending = useSending(props);
  const { order, draft, isReady, submit, onEnter, hasNext, others, ahead, held, isBySheet, forgetCarrier } = sending;
  const sheets = useSheets();
  const isPrinting = isBySheet && draft.isSaving;
  const isUnsaved = draft.isDirty || ahead > 0;
  useSaveKey(() => void submit(false));
  const leave = async () => {
    if (isPrinting) return;
    if (isUnsaved && !(await confirm(GIVE_UP_UNSAVED))) return;
    sending.leave();
  };
  const footer = (
    <div className="send-foot">
      <Button disabled={isPrinting} onClick={() => void leave()}>
        取消
      </Button>
      <Button type={hasNext ? 'default' : 'primary'} loading={draft.isSaving} onClick={() => void submit(false)}>
        {isBySheet ? '打印面单并发货' : '发货'}
      </Button>
      {hasNext && (
        <Button type="primary" loading={draft.isSaving} onClick={() => void submit(true)}>
          发货并处理下一单
        </Button>
      )}
    </div>
  );
  return (
    <Modal
      open
      className="form-dialog"
      title={<SendTitle others={others} ahead={ahead} />}
      width={600}
      // A scanner does not wait for an entrance.
      transitionName=""
      maskTransitionName=""
      mask={{ closable: !isUnsaved }}
      footer={footer}
      onCancel={() => void leave()}
    >
      <OrderToSend order={order} />
      {held && <HeldNote {...held} order={order} ahead={ahead} />}
      <FormBody call={sendingCalls.send} layout="vertical" draft={draft} readOnly={held !== undefined}>
        <GoodsFields order={order} />
        <Field name="type" label="发货方式">
          <Radio.Group optionType="button" options={sendTypes.options} />
        </Field>
        {sheets && (
          <Field name="expressRecordType" label="发货类型" when={BY_CARRIER}>
            <Radio.Group optionType="button" options={recordTypes.options} onChange={forgetCarrier} />
          </Field>
        )}
        {sheets && isBySheet ? (
          <>
            <SheetFields sheets={sheets} />
            <ReprintField refused={draft.refused} />
          </>
        ) : (
          <ParcelFields when={BY_CARRIER} tail={order.userPhone.slice(-4)} isReady={isReady} onEnter={onEnter} />
        )}
        <TextField
          name="deliveryName"
          label="送货人姓名"
          when={BY_COURIER}
          check={named}
          maxLength={64}
          placeholder="请输入送货人姓名"
        />
        <TextField
          name="deliveryTel"
          label="送货人电话"
          when={BY_COURIER}
          check={phone}
          maxLength={11}
          inputMode="numeric"
          placeholder="请填写手机号"
        />
      </FormBody>
      {isPrinting && <p role="status">正在打印电子面单，打印后自动发货，请不要关闭这个窗口……</p>}
    </Modal>
  );
}

const SendTitle = ({ others, ahead }: { others: number; ahead: number }) => (
  <>
    发货
    {others > 0 && <small className="title-aside">{`另有 ${others} 单待发货`}</small>}
    {ahead > 0 && <small className="title-aside">{`已扫描 ${ahead} 个单号`}</small>}
  </>
);
