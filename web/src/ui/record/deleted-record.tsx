import { Button, Checkbox } from 'antd';
import { DELETED_DAYS, type Deletion } from '#contract/changes/deletions.ts';
import { spanText, when } from '../cells/when.tsx';
import { Thumbnail } from '../media/thumbnail.tsx';

interface Props {
  deletion: Deletion;
  isChosen: boolean;
  isBusy: boolean;
  onToggle: () => void;
  onRestore: () => void;
}

const KEPT_MS = DELETED_DAYS * 86_400_000;

const leftOf = (at: Date, now = Date.now()) => spanText(at.getTime() + KEPT_MS - now);

/** A deleted record: what it was called, who deleted it and when, and what comes back with it. */
export const DeletedRecord = ({ deletion, isChosen, isBusy, onToggle, onRestore }: Props) => {
  const { name, picture, along, at, actor } = deletion;
  return (
    <li>
      <Checkbox checked={isChosen} aria-label={`选择${name}`} onChange={onToggle} />
      {picture !== null && (
        <span className="deleted-picture">
          <Thumbnail url={picture} side={80} />
        </span>
      )}
      <div className="deleted-words">
        <strong title={name}>{name}</strong>
        {along !== '' && <small>{`连同 ${along}`}</small>}
        <small>
          {actor} {when(at)} 删除，{leftOf(at)}内可以恢复
        </small>
      </div>
      <Button aria-label={`恢复${name}`} disabled={isBusy} onClick={onRestore}>
        恢复
      </Button>
    </li>
  );
};
