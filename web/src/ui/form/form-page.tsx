import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { partsOf } from '../action/row-actions.tsx';
import { PageHead } from '../basics/page-head.tsx';
import { useOwnTitle } from '../basics/page-title.ts';
import { usePhone } from '../basics/use-phone.ts';
import { setUnsaved } from '../basics/unsaved.ts';
import { useMay } from '../wire/index.ts';
import { GIVE_UP_UNSAVED, useConfirm } from '../action/confirm.ts';
import { FormBody } from './form-body.tsx';
import type { Worded } from './form-scene.ts';
import { KeptOffer } from './kept-offer.tsx';
import { Section } from './section.tsx';
import { type Draft, useDraft } from './use-draft.ts';
import { useKept } from './use-kept.ts';
import { useSaveKey } from './use-save-key.ts';

interface Props<I extends object, O> extends Omit<Draft<I, O>, 'then' | 'onDirty'> {
  title: string;
  /** Where to go when it is saved, or what to do with the answer. */
  then: string | ((answer: O) => void);
  /** Where the way back leads; where `then` does by default. */
  back?: string;
  /** On the button that saves. */
  label?: string;
  /** Further buttons in the footer. */
  actions?: ReactNode;
  worded?: Worded;
  /** Under which name what was typed is kept until it is saved; nothing is kept without one. */
  keepAs?: string;
  /** To be looked at: nothing can be changed or saved. So it is for those who may not save. */
  readOnly?: boolean;
  children: ReactNode;
}

const goTo = (title: string) =>
  document.getElementById(`section-${title}`)?.scrollIntoView({ behavior: 'smooth', block: 'start' });

/** A form that fills the page: sections, a rail that leads to them, a footer that stays. */
export function FormPage<I extends object, O>({
  title,
  then,
  back = typeof then === 'string' ? then : undefined,
  label = '保存',
  actions,
  worded,
  keepAs,
  readOnly: isShown = false,
  children,
  ...rest
}: Props<I, O>) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const confirm = useConfirm();
  useOwnTitle(title);
  const isPhone = usePhone();
  const may = useMay()(rest.call) && !isShown;
  const readOnly = !may;
  const draft = useDraft({
    ...rest,
    says: rest.says ?? '操作成功',
    onDirty: (isDirty) => setUnsaved(pathname, isDirty),
    then: (answer) => {
      kept.drop();
      // The page may stay open behind its tab; it must not greet the next visit with what was saved.
      draft.form.resetFields();
      draft.form.setFieldsValue(rest.start);
      if (typeof then === 'string') void navigate(then);
      else then(answer);
    },
  });
  const kept = useKept(may ? keepAs : undefined, () => draft.form.getFieldsValue(true));
  useSaveKey(() => may && draft.form.submit());

  const leave = async () => {
    if (draft.isDirty && !(await confirm(GIVE_UP_UNSAVED))) return;
    draft.setDirty(false);
    kept.drop();
    if (back !== undefined) void navigate(back);
  };
  const resume = (values: object) => {
    draft.form.setFieldsValue(values);
    draft.setDirty(true);
    kept.accept();
  };
  const setDirty = (isDirty: boolean) => {
    draft.setDirty(isDirty);
    if (isDirty) kept.note();
  };
  const sections = partsOf(children).filter(({ type }) => type === Section);
  return (
    <section className={readOnly ? 'form-page form-read' : 'form-page'} aria-label={title}>
      <PageHead title={title} />
      {kept.offer && <KeptOffer kept={kept.offer} onTake={() => resume(kept.offer?.values ?? {})} onDrop={kept.drop} />}
      <div className="form-sheet">
        <FormBody
          call={rest.call}
          layout={isPhone ? 'vertical' : 'horizontal'}
          draft={{ ...draft, setDirty }}
          worded={worded}
          readOnly={readOnly}
        >
          {children}
        </FormBody>
        {sections.length > 2 && (
          <nav className="form-rail" aria-label="本页内容">
            {sections.map(({ props }) => (
              <button
                type="button"
                key={String(Reflect.get(props, 'title'))}
                onClick={() => goTo(String(Reflect.get(props, 'title')))}
              >
                {String(Reflect.get(props, 'title'))}
              </button>
            ))}
          </nav>
        )}
      </div>
      <footer className="form-foot">
        {draft.isDirty && <small aria-live="polite">{['有修改尚未保存', kept.trouble].filter(Boolean).join('，')}</small>}
        {actions}
        {back !== undefined && <Button onClick={() => void leave()}>返回</Button>}
        {readOnly || (
          <Button type="primary" loading={draft.isSaving} onClick={() => draft.form.submit()}>
            {label}
          </Button>
        )}
      </footer>
    </section>
  );
}
