const MOST = 500;

function textOf(part: unknown): string {
  if (part instanceof Error) return part.stack ?? part.message;
  return typeof part === 'string' ? part : JSON.stringify(part);
}

/** Console output on the page, for phones without developer tools. */
export function openConsole(): void {
  const panel = document.body.appendChild(document.createElement('pre'));
  Object.assign(panel.style, {
    position: 'fixed',
    inset: 'auto 0 0',
    maxHeight: '40vh',
    overflow: 'auto',
    margin: '0',
    padding: '8px',
    zIndex: '4000',
    background: '#001529',
    color: '#e3eaf2',
    fontSize: '11px',
    whiteSpace: 'pre-wrap',
  });
  panel.setAttribute('aria-label', 'VCONSOLE');
  for (const level of ['log', 'info', 'warn', 'error'] as const) {
    const say = console[level];
    console[level] = (...parts: unknown[]) => {
      say(...parts);
      panel.append(`[${level}] ${parts.map(textOf).join(' ')}\n`);
      if (panel.childNodes.length > MOST) panel.firstChild?.remove();
      panel.scrollTop = panel.scrollHeight;
    };
  }
}
