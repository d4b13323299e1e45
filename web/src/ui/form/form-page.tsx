import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { partsOf } from '../action/row-actions.tsx';
import { PageHead } from '../basics/page-head.tsx';
import { useOwnTitle } from '../basics/page-title.ts';
import { usePhone } from '../basics/use-phone.ts';
import { setUnsaved } from '../basics/unsaved.ts';
import { useMay } from '../wire/index.ts';
import { GIVE_UP_UNSAVED, useConfirm } from '../action/confirm.ts';
import { FormBody } from './form-body.tsx';
import { FormRail } from './form-rail.tsx';
import type { Worded } from './form-scene.ts';
import { DraftOffer } from './draft-offer.tsx';
import type { Values } from './problem.ts';
import { Section } from './section.tsx';
import { StepBar } from './step-bar.tsx';
import { type Draft, type DraftWay, useDraft } from './use-draft.ts';
import { useKeptDraft } from './use-kept.ts';
import { useSaveKey } from './use-save-key.ts';
import { type FormStep, useSteps } from './use-steps.ts';

interface Props<I extends object, O> extends Omit<Draft<I, O>, 'then' | 'onDirty' | 'way'> {
  title: string;
  /** Address to go to when it is saved, or what to do with the answer; a page that stays open has none. */
  then?: string | ((answer: O) => void);
  /** Values that stand in the form once it is saved; unless told what was saved where it stays open, else what it started with. */
  settled?: (saved: Values) => Values;
  /** Address of the way back; that of `then` by default. */
  back?: string;
  /** Label of the button that saves. */
  label?: string;
  /** A second button, then the primary one, which saves with something more; it leads elsewhere where it says so. */
  also?: (DraftWay & { label: string; then?: string }) | undefined;
  /** Said when fields are missing or wrong, besides what they say themselves. */
  incomplete?: string;
  /** Labels above their fields; beside them unless told, where there is room. */
  layout?: 'vertical';
  /** Further buttons in the footer. */
  actions?: ReactNode;
  worded?: Worded;
  /** Under which name what was typed is kept until it is saved; nothing is kept without one. */
  keepAs?: string;
  /** True for a page to be looked at: nothing can be changed or saved. People who may not save get it so. */
  readOnly?: boolean;
  /** Stands on a page that has a head: it draws none of its own. */
  isPart?: boolean;
  /** Parts that are filled in one after the other, and the one it opens with. */
  steps?: readonly FormStep[];
  opensAt?: number;
  children?: ReactNode;
}

const noSteps: readonly FormStep[] = [];

/** A form that fills the page: sections, a rail that leads to them, a footer that stays. */
export function FormPage<I extends object, O>({
  title,
  then,
  settled,
  back = typeof then === 'string' ? then : undefined,
  label = '保存',
  also,
  layout,
  incomplete,
  actions,
  worded,
  keepAs,
  readOnly: isShown = false,
  isPart = false,
  steps = noSteps,
  opensAt = 0,
  children,
  ...rest
}: Props<I, O>) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const isPhone = usePhone();
  const may = useMay()(rest.call) && !isShown;
  const readOnly = !may;
  // Readers edit nothing.
  const name = readOnly ? title.replace(/^编辑/u, '查看') : title;
  useOwnTitle(isPart ? undefined : name);
  const [way, setWay] = useState<typeof also>();
  // The page behind the tab is done with: the shell closes it.
  const go = (to: string) => void navigate(to, { state: { closes: pathname } });
  const { at, top, last, reveal, open, go: pass } = useSteps(steps, opensAt, incomplete);
  const draft = useDraft({
    ...rest,
    reveal,
    way,
    says: rest.says ?? '操作成功',
    onDirty: (isDirty) => setUnsaved(pathname, isDirty),
    then: (answer) => {
      kept.clear();
      // The page may stay open behind its tab; it must not greet the next visit with what was saved.
      const saved: Values = draft.form.getFieldsValue(true);
      const next = settled ? settled(saved) : then === undefined ? saved : rest.start;
      draft.form.resetFields();
      draft.form.setFieldsValue(next);
      const to = way?.then ?? then;
      if (typeof to === 'string') go(to);
      else to?.(answer);
    },
  });
  const { kept, resume, setDirty } = useKeptDraft(may ? keepAs : undefined, draft);
  const submit = (by?: typeof also) => {
    setWay(by);
    draft.form.submit();
  };
  useSaveKey(() => may && submit());

  const leave = async () => {
    if (draft.isDirty && !(await confirm(GIVE_UP_UNSAVED))) return;
    draft.setDirty(false);
    kept.forget();
    if (back !== undefined) go(back);
  };
  const turn = (to: number) => (readOnly ? open(to) : void pass(draft.form, to));
  const titles = partsOf(steps[at]?.children ?? children).flatMap(({ type, props }) =>
    type === Section ? [String(Reflect.get(props, 'title'))] : [],
  );
  return (
    <section className={readOnly ? 'form-page form-read' : 'form-page'} aria-label={name}>
      {isPart || <PageHead title={name} />}
      {kept.offers.map((offer) => (
        <DraftOffer key={offer.at} kept={offer} onTake={() => resume(offer)} onDrop={() => kept.drop(offer)} />
      ))}
      <div className="form-sheet">
        <FormBody
          call={rest.call}
          layout={layout ?? (isPhone ? 'vertical' : 'horizontal')}
          draft={{ ...draft, setDirty }}
          worded={worded}
          readOnly={readOnly}
          incomplete={incomplete}
          reveal={reveal}
        >
          {children}
          {steps.length > 0 && <StepBar ref={top} titles={steps.map((step) => step.title)} at={at} onGo={turn} />}
          {steps.map((step, nth) => (
            <div key={step.title} hidden={nth !== at}>
              {step.children}
            </div>
          ))}
        </FormBody>
        {titles.length > 2 && <FormRail titles={titles} />}
      </div>
      <footer className="form-foot">
        {draft.isDirty && <small aria-live="polite">{['有修改尚未保存', kept.trouble].filter(Boolean).join('，')}</small>}
        {actions}
        {back !== undefined && <Button onClick={() => void leave()}>返回</Button>}
        {at > 0 && steps.length > 0 && <Button onClick={() => turn(at - 1)}>上一步</Button>}
        {readOnly || (
          <Button type={also || at < last ? 'default' : 'primary'} loading={draft.isSaving && !way} onClick={() => submit()}>
            {label}
          </Button>
        )}
        {!readOnly && also && (
          <Button type="primary" loading={draft.isSaving && way !== undefined} onClick={() => submit(also)}>
            {also.label}
          </Button>
        )}
        {at < last && (
          <Button type="primary" onClick={() => turn(at + 1)}>
            下一步
          </Button>
        )}
      </footer>
    </section>
  );
}
