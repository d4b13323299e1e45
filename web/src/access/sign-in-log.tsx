import { signInLogCalls, signInLogExportCalls, signInOutcomes } from '#contract/access/sign-in-log.ts';
import { ChoiceFilter, DateRangeFilter, ListPage, TextFilter, when } from '#web/ui/index.ts';
import { WorkbookButton } from '#web/ui/export/workbook-button.tsx';

/** Log of attempts to sign in: by whom, from where, and what came of it. */
export const SignInLog = () => (
  <ListPage
    title="登录日志"
    call={signInLogCalls.list}
    actions={<WorkbookButton call={signInLogExportCalls.export} of={signInLogCalls.list} />}
    filters={
      <>
        <TextFilter name="account" />
        <TextFilter name="address" />
        <ChoiceFilter name="outcome" of={signInOutcomes} />
        <DateRangeFilter name="dateLimit" />
      </>
    }
    columns={[
      { field: 'at', show: when },
      { field: 'account', width: 140, card: 'title' },
      { field: 'realName', width: 140 },
      { field: 'outcome', of: signInOutcomes, width: 150 },
      { field: 'address', width: 160 },
      { field: 'device' },
    ]}
    empty={{ says: '还没有登录日志，有人登录后会记在这里' }}
  />
);
