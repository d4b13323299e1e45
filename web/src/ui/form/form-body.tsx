import { ConfigProvider, Form, type FormInstance, theme } from 'antd';
import { type ReactNode, Suspense, lazy, useMemo } from 'react';
import type { AnyCall } from '#contract/call.ts';
import { notify } from '../basics/notify.ts';
import { type Conflict, FilledProvider, FormSceneProvider, type Worded } from './form-scene.ts';
import type { Values } from './problem.ts';
import { ProblemAlert } from '../action/problem-alert.tsx';
import { showField } from './show-field.ts';
import './form.css';

const MineTheirs = lazy(() => import('./mine-theirs.tsx').then(({ MineTheirs: component }) => ({ default: component })));

interface Props {
  call: AnyCall;
  layout: 'horizontal' | 'vertical';
  draft: {
    form: FormInstance<Values>;
    save: () => Promise<void>;
    merge: (merged: Values, conflict: Conflict) => void;
    forget: () => void;
    setLabel: (field: string, label: string) => void;
    labels: { current: ReadonlyMap<string, string> };
    setDirty: (isDirty: boolean) => void;
    isSaving: boolean;
    problem: string | undefined;
    conflict: Conflict | undefined;
    base: object;
    isFilled: boolean;
  };
  worded?: Worded | undefined;
  readOnly?: boolean;
  incomplete?: string | undefined;
  /** Ways out of the problem, below it. */
  remedy?: ReactNode;
  /** Brings a field that was refused into sight. */
  reveal?: (field: string) => void;
  children: ReactNode;
}

/** Errors of a field that is being put right disappear at once. */
function mend(form: FormInstance<Values>, changed: readonly string[]) {
  const wrong = changed.filter((field) => form.getFieldError(field).length > 0);
  if (wrong.length > 0) void form.validateFields(wrong).catch(() => undefined);
}

/** The fields of a form page or dialog, and what stands against saving them. */
export function FormBody({ call, layout, draft, worded, readOnly = false, incomplete, remedy, reveal, children }: Props) {
  const { form, save, merge, forget, setLabel, labels, setDirty, problem, conflict, base, isFilled } = draft;
  const { token } = theme.useToken();
  const scene = useMemo(() => ({ call, setLabel }), [call, setLabel]);
  return (
    <Form
      form={form}
      layout={layout}
      disabled={readOnly}
      colon={false}
      labelWrap
      labelCol={layout === 'horizontal' ? { flex: '152px' } : {}}
      onValuesChange={(changed: object) => {
        setDirty(true);
        mend(form, Object.keys(changed));
      }}
      onFinish={() => void save()}
      onFinishFailed={({ errorFields: [first] }) => {
        if (incomplete !== undefined) notify.warning(incomplete);
        if (!first) return;
        reveal?.(String(first.name[0]));
        showField(form, first.name);
      }}
    >
      <ProblemAlert says={problem} />
      {remedy !== undefined && <div className="form-problem">{remedy}</div>}
      <ConfigProvider
        {...(readOnly
          ? { theme: { token: { colorTextDisabled: token.colorText, colorBgContainerDisabled: token.colorBgContainer } } }
          : {})}
      >
        <FormSceneProvider value={scene}>
          <FilledProvider value={isFilled}>{children}</FilledProvider>
        </FormSceneProvider>
      </ConfigProvider>
      {conflict && (
        <Suspense>
          <MineTheirs
            call={call}
            conflict={conflict}
            start={base}
            labels={labels.current}
            worded={worded}
            onMerge={merge}
            onClose={forget}
          />
        </Suspense>
      )}
    </Form>
  );
}
