import { Form, Skeleton } from 'antd';
import { Suspense } from 'react';
import { useParams } from 'react-router';
import { draftSources } from '#contract/collection/draft-sources.ts';
import { draftCalls, draftStates } from '#contract/collection/drafts.ts';
import { CollectedSheet } from '#web/catalogue/index.ts';
import { Linked, Loaded, Section } from '#web/ui/index.ts';

const LIST = '/store/list/crawingStore';

/** Puts right what was collected, and makes a product of it. What is imported can only be looked at. */
export function DraftForm() {
  const { id = '0', isDisabled } = useParams();
  return (
    <Loaded call={draftCalls.info} input={{ id: Number(id) }} back={LIST}>
      {(draft) =>
        draft && (
          <Suspense fallback={<Skeleton active paragraph={{ rows: 6 }} />}>
            <CollectedSheet
              title={`采集 · ${draft.payload.storeName}`}
              product={draft.payload}
              draft={{ draftId: draft.id, soureLink: draft.soureLink }}
              readOnly={isDisabled === '1' || draft.status === draftStates.imported}
              then="/store/index?type=2"
              back={LIST}
            >
              <Section title="来源">
                <Form.Item label="来源平台">{draftSources.labels[draft.platform]}</Form.Item>
                <Form.Item label="来源链接">
                  <Linked to={draft.soureLink} />
                </Form.Item>
              </Section>
            </CollectedSheet>
          </Suspense>
        )
      }
    </Loaded>
  );
}
