import { TextBox } from './text-box.tsx';

interface Props {
  /** A data URI. */
  picture: string;
  onRenew: () => void;
  wrong: string | undefined;
}

export const CaptchaBox = ({ picture, onRenew, wrong }: Props) => (
  <TextBox
    name="code"
    label="验证码"
    placeholder="验证码"
    autoComplete="off"
    autoCapitalize="none"
    spellCheck={false}
    maxLength={16}
    wrong={wrong}
    after={
      <button type="button" className="sign-in-captcha" title="看不清？换一张" aria-label="换一张验证码" onClick={onRenew}>
        <img src={picture} alt="验证码图片" />
      </button>
    }
  />
);
