import { demandCalls } from '#contract/demands/demands.ts';
import { DialogButton, TextField, needed } from '#web/ui/index.ts';
import { ShopsFields } from './shops-fields.tsx';

interface Props {
  id: number;
  title: string;
}

interface Called<C> extends Props {
  /** Repeats the dialog's own, where a row looks for it. */
  call: C;
}

const { accept, invite, reject, close } = demandCalls;

/** Opens a demand to shops that quote for it. */
export const AcceptButton = ({ id, title }: Called<typeof accept>) => (
  <DialogButton
    label="受理"
    title={`受理：${title}`}
    saveLabel="受理"
    call={accept}
    start={{ id, shopIds: [], quoteUntil: '' }}
    says="已受理，店铺可以报价了"
  >
    <ShopsFields />
  </DialogButton>
);

interface InviteProps extends Called<typeof invite> {
  shopIds: readonly number[];
  quoteUntil: string;
}

/** Changes the shops that are asked, and the last day of quotes. */
export const InviteButton = ({ id, title, shopIds, quoteUntil }: InviteProps) => (
  <DialogButton label="改邀请" title={`邀请报价：${title}`} call={invite} start={{ id, shopIds, quoteUntil }} says="已保存">
    <ShopsFields />
  </DialogButton>
);

export const RejectButton = ({ id, title }: Called<typeof reject>) => (
  <DialogButton
    label="拒绝"
    title={`拒绝：${title}`}
    saveLabel="拒绝"
    danger
    call={reject}
    start={{ id, reason: '' }}
    says="已拒绝"
  >
    <TextField
      name="reason"
      label="拒绝原因"
      check={needed('请填写拒绝原因')}
      rows={3}
      showCount
      placeholder="写清要补什么，提交人改好后可以再提交"
    />
  </DialogButton>
);

export const CloseButton = ({ id, title }: Called<typeof close>) => (
  <DialogButton
    label="关闭"
    title={`关闭：${title}`}
    saveLabel="关闭需求"
    danger
    call={close}
    start={{ id, reason: '' }}
    says="已关闭"
  >
    <p>关闭后不能再报价和成交，也不能再打开。</p>
    <TextField
      name="reason"
      label="关闭原因"
      check={needed('请填写原因')}
      rows={3}
      showCount
      placeholder="例如：单位取消了采购"
    />
  </DialogButton>
);
