import { authorizationCalls, authorizationStates } from '#contract/maintenance/authorizations.ts';
import { ChoiceFilter, HistoryButton, ListPage, RunButton, when } from '#web/ui/index.ts';
import { Masked } from '#web/ui/cells/masked.tsx';
import { ApplyButton } from './apply-button.tsx';

const isFinal = (state: string) => state === 'sending' || state === 'granted';

/** Applications for a certificate of authorization; the server sends them, never the browser. */
export const AuthorizationList = () => (
  <ListPage
    title="授权证书申请"
    call={authorizationCalls.list}
    filters={<ChoiceFilter name="state" of={authorizationStates} />}
    actions={<ApplyButton primary />}
    columns={[
      { field: 'id', width: 56, card: 'none' },
      { field: 'companyName', width: 156, card: 'title' },
      { field: 'domainName', width: 140 },
      { field: 'orderNo', width: 140 },
      { field: 'phone', width: 116, show: (phone) => <Masked text={phone} /> },
      { field: 'state', width: 92, of: authorizationStates, card: 'status' },
      { field: 'answer' },
      { field: 'applicant', width: 84, card: 'none' },
      { field: 'createTime', show: when },
    ]}
    rowActions={({ id, state }) => (
      <>
        {!isFinal(state) && <RunButton label="重新提交" call={authorizationCalls.send} input={{ id }} />}
        <HistoryButton noun="authorization_application" id={id} call={authorizationCalls.list} />
      </>
    )}
    empty={{ says: '还没有申请过授权证书', action: <ApplyButton /> }}
  />
);
