import { Alert } from 'antd';

const bringIntoSight = (problem: HTMLElement | null) => problem?.scrollIntoView({ block: 'nearest' });

/** Problem of an act, in sight of whoever asked for it. */
export const ProblemAlert = ({ says }: { says: string | undefined }) =>
  says !== undefined && (
    <div className="form-problem" ref={bringIntoSight}>
      <Alert type="error" showIcon title={says} />
    </div>
  );
