import { Modal } from 'antd';
import { useFocusBack } from '#web/ui/basics/use-focus-back.ts';
import { SkuTable, type SkuTableProps } from './sku-table.tsx';

const KEYS: readonly (readonly [key: string, act: string])[] = [
  ['Enter ↓ ↑', '换行'],
  ['Tab', '下一格'],
  ['Ctrl D', '填到下面各行'],
  ['Ctrl V', '粘贴表格中的一块'],
  ['Esc', '收起'],
];

/** The SKU table over the whole window; both edit the same form values, so nothing has to be taken over. */
export function SkuSheet({ onClose, id, ref, ...table }: SkuTableProps & { onClose: () => void }) {
  useFocusBack();
  const footer = (
    <p className="sku-sheet-keys">
      {KEYS.map(([key, act]) => (
        <span key={key}>
          <kbd>{key}</kbd> {act}
        </span>
      ))}
    </p>
  );
  return (
    <Modal open className="sku-sheet" title={`规格明细 · ${table.value?.length ?? 0} 行`} footer={footer} onCancel={onClose}>
      <SkuTable {...table} />
    </Modal>
  );
}
