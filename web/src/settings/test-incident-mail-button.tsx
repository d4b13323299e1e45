import { incidentCalls } from '#contract/maintenance/incidents.ts';
import { RunButton } from '#web/ui/index.ts';

/** Tries the receivers as they are saved. */
export const TestIncidentMailButton = () => (
  <RunButton label="发一封试试" call={incidentCalls.test} input={{}} says="测试邮件已发出，请到收件箱里查收" />
);
