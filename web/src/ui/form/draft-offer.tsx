import { Alert, Button } from 'antd';
import { readMoment } from '#contract/moment.ts';
import { shortMoment } from '../cells/when.tsx';
import type { StoredDraft } from './use-kept.ts';

interface Props {
  kept: StoredDraft;
  onTake: () => void;
  onDrop: () => void;
}

/** Draft of the last time that was not saved, to be taken up again or thrown away. */
export const DraftOffer = ({ kept, onTake, onDrop }: Props) => (
  <Alert
    className="form-problem"
    type="info"
    showIcon
    title={`上次未保存的内容，${shortMoment(readMoment(kept.at))}`}
    action={
      <>
        <Button size="small" type="link" onClick={onTake}>
          恢复
        </Button>
        <Button size="small" type="link" onClick={onDrop}>
          丢弃
        </Button>
      </>
    }
  />
);
