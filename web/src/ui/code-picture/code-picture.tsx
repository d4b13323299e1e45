import { QRCode } from 'antd';
import { useEffect, useRef, useState } from 'react';
import './code-picture.css';

interface Props {
  text: string;
  side: number;
  /** Name of the picture for those who do not see it. */
  label: string;
}

/** Code to scan, as a picture: a phone that shows it keeps or reads it by a long press, which it does of no other drawing. */
export function CodePicture({ text, side, label }: Props) {
  const drawing = useRef<HTMLDivElement>(null);
  const [picture, setPicture] = useState<string>();
  useEffect(() => setPicture(drawing.current?.querySelector('canvas')?.toDataURL() ?? undefined), [text, side]);
  return (
    <>
      <div ref={drawing} hidden>
        <QRCode value={text} size={side} errorLevel="L" marginSize={4} type="canvas" color="#000" bgColor="#fff" />
      </div>
      <img className="code-picture" src={picture} alt={label} width={side} height={side} />
    </>
  );
}
