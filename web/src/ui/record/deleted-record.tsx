import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import type { Deletion } from '#contract/changes/deletions.ts';
import { DELETED_DAYS } from '#contract/history.ts';
import { DAY } from '#contract/durations.ts';
import { when } from '../cells/when.tsx';
import { Thumbnail } from '../cells/thumbnail.tsx';

interface Props {
  deletion: Deletion;
  isChosen: boolean;
  isBusy: boolean;
  onToggle: () => void;
  onRestore: () => void;
}

const daysLeft = (at: Date, now = Date.now()) => Math.ceil((at.getTime() - now) / DAY) + DELETED_DAYS;

/** A video has none. */
function DeletedPicture({ url }: { url: string }) {
  const [isGone, setGone] = useState(false);
  return <span className="deleted-picture">{!isGone && <Thumbnail url={url} side={80} onGone={() => setGone(true)} />}</span>;
}

/** A deleted record: what it was called, who deleted it and when, and what comes back with it. */
export const DeletedRecord = ({ deletion, isChosen, isBusy, onToggle, onRestore }: Props) => {
  const { name, picture, along, at, actor } = deletion;
  return (
    <li>
      <Checkbox checked={isChosen} aria-label={`选择${name}`} onChange={onToggle} />
      {picture !== null && <DeletedPicture url={picture} />}
      <div className="deleted-words">
        <strong title={name}>{name}</strong>
        {along !== '' && <small>{`连同 ${along}`}</small>}
        <small>
          {actor} {when(at)} 删除，{daysLeft(at)} 天内可以恢复
        </small>
      </div>
      <Button aria-label={`恢复${name}`} disabled={isBusy} onClick={onRestore}>
        恢复
      </Button>
    </li>
  );
};
