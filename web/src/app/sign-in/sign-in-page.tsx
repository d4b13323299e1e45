import { useEffect } from 'react';
import { useSite, useSiteName } from '../session/site.ts';
import { Backdrop } from './backdrop.tsx';
import { Carousel } from './carousel.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignalPicture } from './signal-picture.tsx';
import './sign-in.css';

export function SignInPage() {
  const site = useSite();
  const name = useSiteName();
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
          <SignInForm />
        </div>
      </div>
      <footer className="sign-in-foot">信号楼 Signalbox</footer>
    </main>
  );
}
