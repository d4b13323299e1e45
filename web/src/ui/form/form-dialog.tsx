import { Form, Modal, Skeleton } from 'antd';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { Call } from '#contract/call.ts';
import { RunButton } from '../action/run-button.tsx';
import { GIVE_UP_UNSAVED, useConfirm } from '../action/confirm.ts';
import { setUnsaved } from '../basics/unsaved.ts';
import { useFocusBack } from '../basics/use-focus-back.ts';
import { useHeldLists } from '../basics/use-phone.ts';
import { FormBody } from './form-body.tsx';
import { DraftOffer } from './draft-offer.tsx';
import { type Draft, useDraft } from './use-draft.ts';
import { useKeptDraft } from './use-kept.ts';
import type { Values } from './problem.ts';
import { useSaveKey } from './use-save-key.ts';

export interface FormDialogProps<I extends object, O> extends Omit<Draft<I, O>, 'onDirty'> {
  title: string;
  onClose: () => void;
  /** The verb on the button, which may follow the form values. */
  label?: string | ((values: Values) => string);
  /** px */
  width?: number;
  /** A form filled for the person: until then there is nothing to save, after that it is not left unasked. */
  isFilled?: boolean;
  /** Its values can be saved already, unless told otherwise. */
  isReady?: boolean;
  /** A wide dialog has room for labels beside their fields. */
  layout?: 'horizontal' | 'vertical';
  /** Said when fields are missing or wrong, besides what they say themselves. */
  incomplete?: string;
  /** Submits what one person may not decide to a second one. */
  propose?: Call<I, unknown> | undefined;
  /** Way out of a refusal, by its parameters; `leave` is true once the dialog has gone. */
  remedy?: ((refused: unknown, leave: () => Promise<boolean>) => ReactNode) | undefined;
  /** Under which name what was typed is kept until it is saved; nothing is kept without one. */
  keepAs?: string | undefined;
  children: ReactNode;
}

const FIRST = '.form-dialog form :is(input:not([type="radio"], [readonly]), textarea, .picks)';

// Focuses the first field, unless a person was quicker than the motion of the dialog, also in a question that is already open
// above it.
function focusFirst() {
  if (document.activeElement?.matches('.form-dialog form *, .ant-modal :is(input, textarea)')) return;
  document.querySelector<HTMLElement>(FIRST)?.focus();
}

// Runs once fields that are on their way are there, and after a drawer below the dialog has let go of the focus, which it would
// take back from the field, as if somebody had left it empty.
function FocusFirst({ onThere }: { onThere: (isThere: true) => void }) {
  useEffect(() => {
    onThere(true);
    const timer = setTimeout(focusFirst);
    return () => clearTimeout(timer);
  }, [onThere]);
  return null;
}

/** A form over the page, open while it is there. Refused, it stays open with the reason and everything that was typed. */
export function FormDialog<I extends object, O>({
  title,
  onClose,
  label = '保存',
  width = 560,
  isFilled,
  isReady = true,
  layout = 'vertical',
  incomplete,
  propose,
  remedy,
  keepAs,
  children,
  ...rest
}: FormDialogProps<I, O>) {
  useFocusBack();
  useHeldLists();
  const confirm = useConfirm();
  const { pathname } = useLocation();
  const draft = useDraft({
    ...rest,
    onDirty: (isDirty) => setUnsaved(`${pathname} ${title}`, isDirty),
    then: (answer) => {
      kept.clear();
      onClose();
      rest.then?.(answer);
    },
  });
  const labelFor = (values: Values) => (typeof label === 'string' ? label : label(values));
  const verb = Form.useWatch(labelFor, { form: draft.form, preserve: true });
  const { kept, resume, setDirty } = useKeptDraft(keepAs, draft);
  // Fields that are still on their way could check nothing.
  const [isThere, setThere] = useState(false);
  const canSave = isFilled !== false && isReady && isThere;
  const isUnsaved = draft.isDirty || isFilled === true;
  useSaveKey(() => canSave && draft.form.submit());

  const leave = async () => {
    if (isUnsaved && !(await confirm(GIVE_UP_UNSAVED))) return false;
    draft.setDirty(false);
    kept.forget();
    onClose();
    return true;
  };
  const proposal = propose && draft.forSecond && (
    <RunButton
      label="提交复核，由另一人确认"
      call={propose}
      input={draft.forSecond}
      primary
      says="已提交复核，另一人确认后才生效，进度见右上角姓名菜单里的“我提交的复核”"
      then={() => {
        draft.setDirty(false);
        kept.clear();
        onClose();
      }}
    />
  );
  return (
    <Modal
      open
      className="form-dialog"
      title={title}
      width={width}
      okText={verb}
      cancelText="取消"
      confirmLoading={draft.isSaving}
      okButtonProps={{ disabled: !canSave }}
      mask={{ closable: !isUnsaved }}
      afterOpenChange={(isOpen) => isOpen && focusFirst()}
      footer={(buttons) => (
        <>
          {keepAs !== undefined && draft.isDirty && (
            <small aria-live="polite">{['有修改尚未保存', kept.trouble].filter(Boolean).join('，')}</small>
          )}
          {buttons}
        </>
      )}
      onOk={() => draft.form.submit()}
      onCancel={() => void leave()}
    >
      {kept.offers.map((offer) => (
        <DraftOffer key={offer.at} kept={offer} onTake={() => resume(offer)} onDrop={() => kept.drop(offer)} />
      ))}
      <FormBody
        call={rest.call}
        layout={layout}
        draft={{ ...draft, setDirty }}
        incomplete={incomplete}
        remedy={proposal ?? remedy?.(draft.refused, leave)}
      >
        <Suspense fallback={<Skeleton active />}>
          {children}
          <FocusFirst key={String(isReady)} onThere={setThere} />
        </Suspense>
      </FormBody>
    </Modal>
  );
}
