import { Modal, Radio } from 'antd';
import { useState } from 'react';
import { type BankLine, bankDirections } from '#contract/cashier/bank-line-record.ts';
import { useFocusBack } from '#web/ui/basics/use-focus-back.ts';
import { DocumentPicker } from './document-picker.tsx';
import './bank.css';

interface Props {
  ids: readonly number[];
  onClose: () => void;
  then: () => void;
}

/** Several lines that one receipt or payment is for. */
export function MatchManyDialog({ ids, onClose, then }: Props) {
  useFocusBack();
  const [direction, setDirection] = useState<BankLine['direction']>(bankDirections.in);
  const done = () => {
    then();
    onClose();
  };
  return (
    <Modal open title={`${ids.length} 笔流水对应一张单据`} width={640} onCancel={onClose} footer={null}>
      <p>分几次到账的同一张收款单，或分几次付出的同一张付款单。流水要在同一个账户，合计与单据金额一致。</p>
      <Radio.Group
        aria-label="收支"
        options={bankDirections.options}
        value={direction}
        onChange={(event) => setDirection(event.target.value)}
      />
      <DocumentPicker key={direction} lineIds={ids} direction={direction} sum={undefined} candidates={[]} then={done} />
    </Modal>
  );
}
