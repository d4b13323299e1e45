import { App, Button } from 'antd';
import { useEffect } from 'react';
import { type NotificationAct, setNotifier } from '#web/ui/basics/notify.ts';
import { plainNotifier } from '../sign-in/plain-notifier.ts';

const ERROR_SECONDS = 5;
const ACT_SECONDS = 6;
const UNDO_SECONDS = 30;

/** Shows the notes of `notify` with the component library while the shell is there. */
export function NotificationHost() {
  const { message } = App.useApp();

  useEffect(() => {
    const offer = (key: string, text: string, { label, run }: NotificationAct, duration: number) => {
      const close = () => message.destroy(key);
      const act = () => {
        close();
        run();
      };
      const content = (
        <>
          {text}
          <Button type="link" size="small" onClick={act}>
            {label}
          </Button>
        </>
      );
      void message.open({ key, type: 'success', content, duration });
      return close;
    };
    setNotifier({
      success: (text, act) => void (act ? offer('act', text, act, ACT_SECONDS) : message.success(text)),
      info: (text) => void message.info(text),
      warning: (text) => void message.warning(text),
      error: (text, note) => {
        const content = note?.requestNo ? `${text}（请求号 ${note.requestNo}）` : text;
        // A lost line fails many questions at once; it is said once.
        const key = `error-${text}`;
        void message.open({ key, type: 'error', content, duration: note?.seconds ?? ERROR_SECONDS });
        return () => message.destroy(key);
      },
      undo: (text, onUndo) => offer(`undo-${text}`, text, { label: '撤销', run: onUndo }, UNDO_SECONDS),
    });
    return () => setNotifier(plainNotifier);
  }, [message]);

  return null;
}
