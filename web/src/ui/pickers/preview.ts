import { z } from 'zod';

const address = z.string().regex(/^(https:\/\/|\/(?!\/))[^\s"'<>]*$/);

const Message = z.object({
  type: z.literal('refreshFrame'),
  data: z.object({
    /** A dialog, or a form that stands by itself. */
    generateConf: z.object({ type: z.enum(['dialog', 'file']) }).default({ type: 'file' }),
    css: z.string().default(''),
    html: z.string().default(''),
    js: z.string().default(''),
    links: z.array(address).default([]),
    scripts: z.array(address).default([]),
  }),
});

export interface Preview {
  type: 'dialog' | 'file';
  css: string;
  html: string;
  js: string;
  links: string[];
  scripts: string[];
}

/** Preview that a message asks for; undefined for messages of others, and for addresses that are none. */
export function previewIn(message: unknown): Preview | undefined {
  const heard = Message.safeParse(message).data;
  if (!heard) return undefined;
  const { generateConf, ...parts } = heard.data;
  return { ...parts, type: generateConf.type };
}

// Closing tags inside inlined script and style are escaped.
const within = (text: string, element: string) => text.replaceAll(new RegExp(`</(?=${element})`, 'gi'), '<\\/');

/** Message of the frame on Esc: key events inside an iframe do not reach its parent. */
export const LEAVE = 'leaveFrame';

const TELL_ESCAPE = `<script>addEventListener('keydown', ({ key }) => key === 'Escape' && parent.postMessage('${LEAVE}', '*'))</script>`;

// A person who previews a form sees what is wrong with it, rather than a form that stops.
const TELL_ERRORS = `<script>addEventListener('error', ({ message, target }) => {
  const said = document.createElement('p');
  said.role = 'alert';
  said.textContent = message ? '脚本出错，请修改后重新预览：' + message : '资源没有加载，请检查地址：' + (target.src || target.href);
  (document.body ?? document.documentElement).append(said);
}, true)</script>`;

/** The whole page of the preview: styles, the form, then its scripts in their order. */
export const documentOf = ({ css, html, js, links, scripts }: Preview): string =>
  [
    '<!doctype html><html lang="zh-CN"><head><meta charset="utf-8">',
    TELL_ERRORS,
    TELL_ESCAPE,
    ...links.map((url) => `<link rel="stylesheet" href="${url}">`),
    `<style>${within(css, 'style')}</style></head><body><div id="previewApp">${html}</div>`,
    ...scripts.map((url) => `<script src="${url}"></script>`),
    `<script>${within(js, 'script')}</script></body></html>`,
  ].join('\n');
