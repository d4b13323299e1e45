import { type InputHTMLAttributes, useState } from 'react';
import { TextBox } from './text-box.tsx';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  wrong: string | undefined;
}

const EYE = 'M1.5 10S4.5 4 10 4s8.5 6 8.5 6-3 6-8.5 6-8.5-6-8.5-6Z';

/** The eye shows what was typed; capital letters by accident are pointed out. */
export function PasswordBox({ label, wrong, ...input }: Props) {
  const [shown, setShown] = useState(false);
  const [capitals, setCapitals] = useState(false);
  return (
    <TextBox
      autoComplete="current-password"
      {...input}
      label={capitals ? `${label}（大写锁定已打开）` : label}
      wrong={wrong}
      type={shown ? 'text' : 'password'}
      onKeyUp={(event) => setCapitals(event.getModifierState('CapsLock'))}
      after={
        <button type="button" aria-label={shown ? '隐藏密码' : '显示密码'} aria-pressed={shown} onClick={() => setShown(!shown)}>
          <svg width="20" height="20" viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.4" aria-hidden>
            <path d={EYE} />
            <circle cx="10" cy="10" r="2.6" />
            {!shown && <path d="m3 17 14-14" />}
          </svg>
        </button>
      }
    />
  );
}
