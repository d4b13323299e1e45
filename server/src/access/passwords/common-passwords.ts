/** Passwords that guessers try first, of six characters and more, in small letters: public lists, and those common in China. */
const COMMON = new Set(
  `123456 1234567 12345678 123456789 1234567890 123123 123123123 123321 123456a 123456abc 123456aa 123456qq 123456q 1234qwer 123abc 123qwe 123qweasd
  112233 11223344 147258 147258369 159357 159753 135790 100200 102030 121212 131313 131420 520131 5201314 5201314a 1314520 1314521 7758521 7758258
  520520 521521 woaini woaini1314 woaini520 woaini521 iloveyou loveyou nihao123 zhangwei wangwei admin123 admin888 admin666 admin1234 administrator
  root123 rootroot test123 testtest guest123 password password1 password123 passw0rd p@ssw0rd p@ssword pass1234 passwd letmein welcome welcome1 welcome123
  qwerty qwerty1 qwerty123 qwertyui qwertyuiop qweasd qweasdzxc qwe123 qwer1234 qazwsx qazwsxedc asdfgh asdfghjkl asdasd asd123 zxcvbn zxcvbnm zxc123
  1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx q1w2e3r4 qq123456 qq123123 abc123 abc1234 abc12345 abc123456 abcd1234 abcdef abcdefg a123456 a1234567 a12345678
  a123456789 aa123456 aa123123 aaa111 aini1314 monkey dragon master shadow sunshine princess football baseball superman batman michael charlie
  hello123 secret login123 changeme default system manager taobao alibaba wechat weixin88 iphone computer internet`
    .split(/\s+/)
    .filter(Boolean),
);
const SAME = /^(.{1,3})\1+$/s;

/** Steps of one between all neighbours: 345678, fedcba. */
function isRun(text: string): boolean {
  const steps = Array.from(text.slice(1), (letter, index) => letter.charCodeAt(0) - text.charCodeAt(index));
  return steps.every((step) => step === 1) || steps.every((step) => step === -1);
}

/** Passwords that somebody who knows the account would try early. */
export function isCommonPassword(password: string, account: string): boolean {
  const [typed, name] = [password.toLowerCase(), account.toLowerCase()];
  return COMMON.has(typed) || SAME.test(typed) || isRun(typed) || typed === name || (name.length > 2 && typed.includes(name));
}
