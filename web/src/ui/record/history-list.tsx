import { Button, Timeline } from 'antd';
import { type ReactNode, useState } from 'react';
import { type Entry, changeCalls } from '#contract/changes/changes.ts';
import { SlotProvider } from '../action/slot.tsx';
import { SmallPicture } from '../cells/small-picture.tsx';
import { when } from '../cells/when.tsx';
import { Loaded } from '../form/loaded.tsx';
import { Empty } from '../list-parts/list-states.tsx';
import { UndoChange } from './undo-change.tsx';
import './record.css';

const STEP = 20;

type Field = Entry['fields'][number];

const Value = ({ text, isPictures = false }: { text: string; isPictures: boolean | undefined }) =>
  isPictures ? (
    <span className="changed-pictures">
      {text.split('\n').map((url, index) => (
        <SmallPicture key={`${url} ${index}`} url={url} />
      ))}
    </span>
  ) : (
    text
  );

function wordsOf({ before, after, isPictures, isMember = false }: Field): ReactNode {
  if (isMember)
    return after === null ? (
      <>
        去掉 <del>{before}</del>
      </>
    ) : (
      <>
        加上 <ins>{after}</ins>
      </>
    );
  return (
    <>
      {before !== null && (
        <>
          <del>
            <Value text={before} isPictures={isPictures} />
          </del>
          {' 改为 '}
        </>
      )}
      <ins>{after === null ? '空' : <Value text={after} isPictures={isPictures} />}</ins>
    </>
  );
}

interface HistoryFields<F extends Field> {
  fields: readonly F[];
  /** Acts on a field. */
  act?: (field: F) => ReactNode;
}

/** Changes of the record, and then of each of its parts. */
export const ChangedFields = <F extends Field>({ fields, act }: HistoryFields<F>) => {
  const changed = fields.filter(({ before, after }) => before !== after);
  return [...Map.groupBy(changed, ({ of = '' }) => of)].map(([of, its]) => (
    <ul key={of} className="changed-fields" aria-label={of || undefined}>
      {of !== '' && (
        <li aria-hidden className="changed-part">
          {of}
        </li>
      )}
      {its.map((field, index) => (
        <li key={`${field.field} ${index}`}>
          {field.label} {wordsOf(field)}
          {act?.(field)}
        </li>
      ))}
    </ul>
  ));
};

const Item = ({ noun, entry }: { noun: string; entry: Entry }) => {
  const { at, actor, label, undone, fields } = entry;
  return (
    <div className={undone ? 'change-undone' : undefined}>
      <small>{when(at)}</small> <strong>{actor}</strong> {label}
      {undone && '（已撤销）'}
      <ChangedFields fields={fields} />
      <SlotProvider value="row">
        <UndoChange change={entry} touches={[noun]} />
      </SlotProvider>
    </div>
  );
};

/** The change records of one record, newest first. */
export function HistoryList({ noun, id }: { noun: string; id: number }) {
  const [limit, setLimit] = useState(STEP);
  return (
    <Loaded call={changeCalls.list} input={{ noun, rowId: id, page: 1, limit }}>
      {(page) =>
        page && page.list.length > 0 ? (
          <>
            <Timeline items={page.list.map((entry) => ({ key: entry.id, content: <Item noun={noun} entry={entry} /> }))} />
            {page.total > page.list.length && <Button onClick={() => setLimit(limit + STEP)}>更早的修改</Button>}
          </>
        ) : (
          <Empty says="还没有修改记录" />
        )
      }
    </Loaded>
  );
}
