import { TextBox } from './text-box.tsx';

/** The password was right; the code of the app is to come. */
export const SecondBox = ({ wrong }: { wrong: string | undefined }) => (
  <>
    <p className="sign-in-second">身份已确认。请输入手机验证器上的 6 位动态码；手机不在身边时，可以输入一个恢复码</p>
    <TextBox
      name="second"
      label="动态码"
      placeholder="6 位动态码"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={32}
      wrong={wrong}
    />
  </>
);
