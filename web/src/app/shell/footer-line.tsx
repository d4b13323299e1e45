const year = new Date().getFullYear();

export const FooterLine = () => <footer className="footer-line">信号楼 Signalbox · Copyright © {year} 信号楼科技</footer>;
