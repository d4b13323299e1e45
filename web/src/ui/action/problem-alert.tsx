import { Alert } from 'antd';

/** Problem of an act, beside the button that asked for it. */
export const ProblemAlert = ({ says }: { says: string | undefined }) =>
  says !== undefined && <Alert className="form-problem" type="error" showIcon title={says} />;
