import { Modal, Radio } from 'antd';
import { useState } from 'react';
import type { AnyCall } from '#contract/call.ts';
import { findLabel } from '#contract/labels.ts';
import { encoder } from '#contract/transcode.ts';
import type { Conflict, Worded } from './form-scene.ts';
import { useFocusBack } from '../basics/use-focus-back.ts';
import { type Values, schemaAt } from './problem.ts';

interface Props {
  call: AnyCall;
  conflict: Conflict;
  /** Values that the form was opened with. */
  start: object;
  labels: ReadonlyMap<string, string>;
  worded?: Worded | undefined;
  onMerge: (merged: Values, conflict: Conflict) => void;
  onClose: () => void;
}

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

type Sides = Pick<Conflict, 'mine' | 'theirs'>;

/** Fields that both sides changed, to different values; of all others the changed side is right. */
export const disputed = ({ mine, theirs }: Sides, start: object): string[] =>
  Object.keys(theirs).filter(
    (field) =>
      field !== 'version' &&
      field in mine &&
      !same(mine[field], theirs[field]) &&
      !same(mine[field], Reflect.get(start, field)) &&
      !same(theirs[field], Reflect.get(start, field)),
  );

export function mergedOf({ mine, theirs }: Sides, start: object, keepsTheirs: ReadonlySet<string>): Values {
  const merged = { ...mine };
  for (const [field, value] of Object.entries(theirs))
    if (keepsTheirs.has(field) || same(mine[field], Reflect.get(start, field))) merged[field] = value;
  return merged;
}

function plainWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return '（空）';
  return typeof value === 'boolean' ? (value ? '是' : '否') : String(value);
}

/** Value as the wire writes it: yuan, not fen. */
function wordsOf(call: AnyCall, field: string, value: unknown): string {
  if (!(value instanceof Object) && typeof value !== 'number') return plainWords(value);
  const schema = schemaAt(call, field);
  const sent = schema ? encoder(schema)(value) : value;
  if (Array.isArray(sent)) return `${sent.length} 项`;
  return sent instanceof Object ? Object.values(sent).map(plainWords).join('、') : String(sent);
}

/** Conflict with a save by another person: which side is kept, field by field. */
export function MineTheirs({ call, conflict, start, labels, worded, onMerge, onClose }: Props) {
  useFocusBack();
  const [keepsTheirs, setKeepsTheirs] = useState<ReadonlySet<string>>(new Set());
  const fields = disputed(conflict, start);
  const keep = (field: string, isTheirs: boolean) =>
    setKeepsTheirs(new Set(isTheirs ? [...keepsTheirs, field] : [...keepsTheirs].filter((other) => other !== field)));
  return (
    <Modal
      open
      className="form-dialog"
      title="内容已被他人修改"
      okText="按所选内容保存"
      cancelText="继续编辑"
      width={640}
      onOk={() => onMerge(mergedOf(conflict, start, keepsTheirs), conflict)}
      onCancel={onClose}
    >
      <p>
        {fields.length === 0
          ? '你和对方修改的内容互不冲突，可以合并保存。'
          : '下面的内容双方都改过，请选择保留哪一方。其余修改会自动合并。'}
      </p>
      {fields.map((field) => (
        <fieldset key={field} className="dispute">
          <legend>{labels.get(field) ?? findLabel(call.noun, field) ?? field}</legend>
          <Radio.Group value={keepsTheirs.has(field)} onChange={(event) => keep(field, event.target.value === true)}>
            <Radio value={false}>
              我的：{worded?.(field, conflict.mine[field]) ?? wordsOf(call, field, conflict.mine[field])}
            </Radio>
            <Radio value={true}>
              对方的：{worded?.(field, conflict.theirs[field]) ?? wordsOf(call, field, conflict.theirs[field])}
            </Radio>
          </Radio.Group>
        </fieldset>
      ))}
    </Modal>
  );
}
