import { Alert, Input, Modal, Skeleton } from 'antd';
import { focusNext } from '#web/ui/basics/focus-next.ts';
import { useFocusBack } from '#web/ui/basics/use-focus-back.ts';
import { blockOf } from '#web/ui/inputs/pasted-block.ts';
import { customerNameAndId, Failing, GIVE_UP_UNSAVED, useConfirm, yuanText } from '#web/ui/index.ts';
import { Account } from './account.tsx';
import { usePayouts } from './use-payouts.ts';
import '#web/ui/form/form.css';
import './pay-many.css';

interface Props {
  ids: readonly number[];
  onClose: () => void;
  onDone: () => void;
}

/** Says of several withdrawals that they were paid, each by the number of its payment: typed, or pasted as a column. */
export function PayManyDialog({ ids, onClose, onDone }: Props) {
  useFocusBack();
  const confirm = useConfirm();
  const payouts = usePayouts(ids, onDone);
  const { found, payable, others, typed, sum, numbers, refused, isPaying } = payouts;
  const leave = async () => {
    if (isPaying || (typed > 0 && !(await confirm(GIVE_UP_UNSAVED)))) return;
    onClose();
  };
  return (
    <Modal
      open
      className="form-dialog"
      title="批量通过提现"
      width={760}
      okText={typed === 0 ? '通过' : `通过 ${typed} 笔 ${yuanText(sum)}`}
      cancelText="取消"
      confirmLoading={isPaying}
      okButtonProps={{ disabled: typed === 0 }}
      mask={{ closable: typed === 0 }}
      onOk={() => void payouts.pay()}
      onCancel={() => void leave()}
    >
      <p>请先线下打款，系统不会自动付款。没有填流水号的不会通过；通过后不能撤回。流水号可以从表格粘贴一整列。</p>
      {others > 0 && (
        <Alert type="warning" showIcon title={`${others} 笔不在下面：已经处理过，或改过收款账号；改过账号的请单独通过`} />
      )}
      {found.isPending && <Skeleton active />}
      {found.error && <Failing error={found.error} again={() => void found.refetch()} />}
      <ul className="pay-many" aria-label="所选提现">
        {payable.map((withdrawal, index) => (
          <li key={withdrawal.id}>
            <span>
              {customerNameAndId(withdrawal.nickName, withdrawal)}
              <strong className="figure">{yuanText(withdrawal.extractPrice)}</strong>
            </span>
            <Account of={withdrawal} />
            <span>
              <Input
                aria-label={`${withdrawal.nickName}的付款流水号`}
                placeholder="付款流水号"
                // A copied column is pasted at once.
                autoFocus={index === 0}
                maxLength={64}
                value={numbers[withdrawal.id] ?? ''}
                {...(refused[withdrawal.id] !== undefined && { status: 'error' })}
                onChange={({ target }) => payouts.type(withdrawal.id, target.value)}
                onPressEnter={focusNext}
                onPaste={(event) => {
                  const lines = blockOf(event.clipboardData.getData('text')).map(([first = '']) => first);
                  if (lines.length < 2) return;
                  event.preventDefault();
                  payouts.paste(withdrawal.id, lines);
                }}
              />
              <small role="alert">{refused[withdrawal.id]}</small>
            </span>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
