import { Suspense, lazy, useEffect, useState } from 'react';
import { useSite, useSiteName } from '../session/site.ts';
import { Backdrop } from './backdrop.tsx';
import { Carousel } from './carousel.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { isOnPhone } from './is-on-phone.ts';
import { isInWechat } from './leave-for-wechat.ts';
import { useWechat } from './use-wechat.ts';
import { SignalPicture } from './signal-picture.tsx';
import './sign-in.css';

// Draws with the component library, which the page loads for nobody else.
const ScanPanel = lazy(() => import('./scan-panel.tsx').then((module) => ({ default: module.ScanPanel })));

export function SignInPage() {
  const wechat = useWechat();
  const [isScanning, setScanning] = useState(false);
  const [ticket, setTicket] = useState<string>();
  const site = useSite();
  const name = useSiteName();
  const scan = () => {
    setTicket(undefined);
    setScanning(true);
  };
  const pictures = site?.banner.map(({ pic }) => pic) ?? [];

  useEffect(() => {
    document.title = `登录 - ${name}`;
  }, [name]);

  return (
    <main className="sign-in">
      <Backdrop picture={site?.backgroundImage ?? ''} />
      <div className="sign-in-card">
        <div className="sign-in-side">
          {pictures.length > 0 ? (
            <Carousel pictures={pictures} />
          ) : (
            <>
              <SignalPicture />
              <p className="sign-in-words">
                <strong>信号楼</strong>
                <span>看得见每一笔订单，扳得动每一个道岔</span>
              </p>
            </>
          )}
        </div>
        <div className="sign-in-form">
          {site?.loginLogo ? (
            <img className="sign-in-logo" src={site.loginLogo} alt={name} />
          ) : (
            <h1 className="sign-in-name">{name}</h1>
          )}
          {isScanning ? (
            <Suspense fallback={<p>请稍候…</p>}>
              <ScanPanel
                onTicket={(earned) => {
                  setTicket(earned);
                  setScanning(false);
                }}
                onClose={() => setScanning(false)}
              />
            </Suspense>
          ) : (
            <SignInForm
              wechat={ticket === undefined ? wechat : { ...wechat, ticket }}
              onScan={site?.isScanOffered && !isInWechat() && !isOnPhone() ? scan : undefined}
            />
          )}
        </div>
      </div>
      <footer className="sign-in-foot">信号楼 Signalbox</footer>
    </main>
  );
}
