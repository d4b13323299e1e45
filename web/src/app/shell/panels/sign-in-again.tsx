import { Modal } from 'antd';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { GIVE_UP_UNSAVED, useConfirm } from '#web/ui/action/confirm.ts';
import { hasUnsaved } from '#web/ui/basics/unsaved.ts';
import { signInCalls } from '#contract/access/sign-in.ts';
import { runOnce, setOnExpired, signInAgain, useSession } from '#web/ui/wire/index.ts';
import { leave, useEntered } from '../../session/enter.ts';
import { signInAddress } from '../../session/guard.ts';
import { useIdleLock } from '../../session/idle.ts';
import { useOtherTab } from '../../session/use-other-tab.ts';
import { SignInForm } from '../../sign-in/sign-in-form.tsx';
import '../../sign-in/sign-in.css';

const ABOVE_DIALOGS = 2000;

const words = {
  expired: {
    title: '登录已过期',
    says: '无效的会话，或者登录已过期，请重新登录。没有保存的内容还在，登录后自动继续。',
  },
  locked: { title: '屏幕已锁定', says: '有一段时间没有操作，屏幕已锁定。没有保存的内容还在，输入密码后继续。' },
} as const;

const BOX = '.sign-in-again input:not([readonly])';

/** A dialog below holds the focus until this one is open, so that it cannot be taken sooner, but not from who types already. */
function focusBox() {
  if (!document.activeElement?.matches(BOX)) document.querySelector<HTMLElement>(BOX)?.focus();
}

/** The session ends on the server, so that a reload opens nothing; the screen asks as it does for one that ran out. */
function lockScreen() {
  void runOnce(signInCalls.signOut, {}).catch(() => undefined);
  void signInAgain();
}

/** Over whatever is half typed: the same person signs in again, and the call that failed is repeated. */
export function SignInAgain() {
  const [asked, setAsked] = useState(false);
  const [locked, setLocked] = useState(false);
  const settle = useRef<(signedIn: boolean) => void>(undefined);
  const account = useSession((session) => session.info?.name ?? '');
  const minutes = useEntered((entered) => entered.idleLockMinutes);
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

  const lock = useCallback(() => {
    setLocked(true);
    lockScreen();
  }, []);
  useIdleLock(minutes, asked, lock);

  const done = (signedIn: boolean) => {
    settle.current?.(signedIn);
    setAsked(false);
    setLocked(false);
  };
  useOtherTab(asked, account, () => done(true));

  const giveUp = async () => {
    if (hasUnsaved() && !(await confirm({ ...GIVE_UP_UNSAVED, stay: '继续登录', zIndex: ABOVE_DIALOGS + 1 }))) return;
    done(false);
    leave();
    void navigate(signInAddress(location));
  };
  const { title, says } = words[locked ? 'locked' : 'expired'];
  return (
    <Modal
      open={asked}
      title={title}
      rootClassName={locked ? 'screen-locked' : ''}
      className="sign-in-again"
      width={400}
      afterOpenChange={(isOpen) => isOpen && focusBox()}
      footer={null}
      destroyOnHidden
      mask={{ closable: false }}
      onCancel={() => void giveUp()}
      zIndex={ABOVE_DIALOGS}
    >
      <p>{says}</p>
      <SignInForm account={account} onDone={() => done(true)} />
    </Modal>
  );
}
