import { Modal } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { GIVE_UP_UNSAVED, useConfirm } from '#web/ui/action/confirm.ts';
import { hasUnsaved } from '#web/ui/basics/unsaved.ts';
import { setOnExpired, useSession } from '#web/ui/wire/index.ts';
import { leave } from '../../session/enter.ts';
import { signInAddress } from '../../session/guard.ts';
import { SignInForm } from '../../sign-in/sign-in-form.tsx';
import '../../sign-in/sign-in.css';

const ABOVE_DIALOGS = 2000;

/** Over whatever is half typed: the same person signs in again, and the call that failed is repeated. */
export function SignInAgain() {
  const [asked, setAsked] = useState(false);
  const settle = useRef<(signedIn: boolean) => void>(undefined);
  const account = useSession((session) => session.info?.name ?? '');
  const confirm = useConfirm();
  const navigate = useNavigate();
  const location = useLocation();

  useEffect(() => {
    setOnExpired(
      () =>
        new Promise((resolve) => {
          settle.current = resolve;
          setAsked(true);
        }),
    );
    return () => {
      setOnExpired(undefined);
      // Calls that wait for an answer must not wait for ever.
      settle.current?.(false);
    };
  }, []);

  const done = (signedIn: boolean) => {
    settle.current?.(signedIn);
    setAsked(false);
  };
  const giveUp = async () => {
    if (hasUnsaved() && !(await confirm({ ...GIVE_UP_UNSAVED, stay: '继续登录', zIndex: ABOVE_DIALOGS + 1 }))) return;
    done(false);
    leave();
    void navigate(signInAddress(location));
  };
  return (
    <Modal
      open={asked}
      title="登录已过期"
      width={400}
      footer={null}
      destroyOnHidden
      mask={{ closable: false }}
      onCancel={() => void giveUp()}
      zIndex={ABOVE_DIALOGS}
    >
      <p>无效的会话，或者登录已过期，请重新登录。没有保存的内容还在，登录后自动继续。</p>
      <SignInForm account={account} onDone={() => done(true)} />
    </Modal>
  );
}
