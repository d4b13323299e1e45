import { Button, Input } from 'antd';
import { type ComponentRef, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { NOTE_MAX, noteCalls } from '#contract/customers/notes.ts';
import { Can, setUnsaved, useRun } from '#web/ui/index.ts';

function Box({ uid }: { uid: number }) {
  const { pathname } = useLocation();
  const [draft, setDraft] = useState('');
  const text = useRef<ComponentRef<typeof Input.TextArea>>(null);
  const write = (typed: string) => {
    setDraft(typed);
    setUnsaved(`${pathname} 备注`, typed.trim() !== '');
  };
  const { mutate, isPending } = useRun(noteCalls.addNote, {
    says: '备注已添加',
    then: () => {
      write('');
      text.current?.focus();
    },
  });
  const content = draft.trim();
  return (
    <div className="note-box">
      <Input.TextArea
        ref={text}
        aria-label="添加备注"
        placeholder="记一笔，例如来电说了什么、答应过什么"
        rows={2}
        maxLength={NOTE_MAX}
        value={draft}
        readOnly={isPending}
        onChange={(event) => write(event.target.value)}
      />
      <Button disabled={content === ''} loading={isPending} onClick={() => mutate({ uid, content })}>
        添加备注
      </Button>
    </div>
  );
}

/** Box for a note on a customer, which staff alone can read. */
export const NoteBox = ({ uid }: { uid: number }) => (
  <Can call={noteCalls.addNote}>
    <Box uid={uid} />
  </Can>
);
