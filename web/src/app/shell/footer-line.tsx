import { useSite } from '../session/site.ts';

const year = new Date().getFullYear();
const OURS = `信号楼 Signalbox · Copyright © ${year} 信号楼科技`;

/** Copyright of the shop, or ours. */
export const FooterLine = () => <footer className="footer-line">{useSite()?.copyright || OURS}</footer>;
