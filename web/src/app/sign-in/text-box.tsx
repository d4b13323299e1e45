import { type InputHTMLAttributes, type ReactNode, useId } from 'react';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  wrong: string | undefined;
  /** Stands inside the box, after the text. */
  after?: ReactNode;
}

export function TextBox({ label, wrong, after, ...input }: Props) {
  const id = useId();
  return (
    <div className="sign-in-field">
      <label htmlFor={id}>{label}</label>
      <div className="sign-in-box">
        <input
          id={id}
          aria-invalid={wrong !== undefined}
          aria-describedby={wrong === undefined ? undefined : `${id}-wrong`}
          {...input}
        />
        {after}
      </div>
      {wrong !== undefined && (
        <span id={`${id}-wrong`} className="sign-in-wrong">
          {wrong}
        </span>
      )}
    </div>
  );
}
