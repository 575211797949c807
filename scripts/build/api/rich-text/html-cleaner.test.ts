import { describe, expect, it, test } from 'vitest';
import { tableOfContents } from '../../../../src/lib/text/table-of-contents.ts';
import { createHtmlCleaner } from './html-cleaner.ts';

const cleaner = createHtmlCleaner('https://chistosfera.ru');
const clean = (html: string) => cleaner(html, new Map());
const EXTERNAL = 'target="_blank" rel="noopener noreferrer"';

describe("an editor's HTML", () => {
  it.each([
    '<p>Вода <strong>и</strong> <em>воздух</em>: CO<sub>2</sub>, м<sup>3</sup>, 5 &lt; 6 &amp; 7</p>',
    '<ul><li>раз</li><li>два<ol start="3"><li>три</li></ol></li></ul>',
    '<dl><dt>УФ</dt><dd>ультрафиолет</dd></dl><hr /><blockquote><p>Цитата</p></blockquote>',
    '<table><caption>Дозы</caption><thead><tr><th scope="col">А</th></tr></thead><tbody><tr><td colspan="2">1</td></tr></tbody></table>',
    '<table><colgroup><col span="2" /></colgroup><tr><td>1</td></tr> <tr><td>2</td></tr></table>',
    '<p lang="en" dir="ltr">HEPA</p><pre><code>1</code></pre>',
    '<p><time datetime="2026-11-20">сегодня</time></p>',
  ])('is unchanged: %s', (html) => {
    expect(clean(html)).toBe(html);
  });

  it.each([
    ['<h1>О нас</h1>', '<h2 id="h-о-нас">О нас</h2>'],
    ['<p>a</p><p>&nbsp;</p><p> <br> </p><p>b</p>', '<p>a</p>\n\n<p>b</p>'],
    ['<p>a</p><p><strong><br></strong></p><h2>&nbsp;</h2><h3><b></b></h3><p>b</p>', '<p>a</p>\n\n\n<p>b</p>'],
    ['<ul><li>раз</li><li><br></li></ul><ol><li></li></ol>', '<ul><li>раз</li>\n</ul>'],
    ['раз<p></p>два<div><br></div><b>три</b>', 'раз\nдва\n<b>три</b>'],
    ['<p>a<a href="/news"></a></p><p><a href="https://a.ru/"> </a></p>', '<p>a</p>'],
    ['<center><font color="red">x</font></center>', 'x'],
    ['<strike>x</strike>', '<s>x</s>'],
    ['<p>не закрыт<p>и <b>этот', '<p>не закрыт</p><p>и <b>этот</b></p>'],
    ['текст</div></section></body></html>ещё', 'текстещё'],
    ['<p>6–12 и <code>6–12</code>, «Сфера В-90»</p>', '<p>6–\u206012 и <code>6–12</code>, «Сфера\u00a0В-90»</p>'],
    ['<table><tr><td colspan="100000" rowspan="x">1</td></tr></table>', '<table><tr><td>1</td></tr></table>'],
    ['<p lang="en">a<b>b<div>c</div></b>d</p>', '<p lang="en">a</p><b>b<div>c</div></b><p lang="en">d</p>'],
    ['<p><b><p>x</p></b></p>', '<b><p>x</p></b>'],
    ['<h2>a<b><h3>b</h3></b></h2>', '<h2 id="h-a-b">a<b> b </b></h2>'],
    ['<table><p>x</p><tr><td>1</td></tr>y</table>', '<p>x</p>y<table><tr><td>1</td></tr></table>'],
    ['<table><div><tr><td>1</td></tr></div></table>', '<table><tr><td>1</td></tr></table>'],
    [
      '<table><tbody><td>1</td><td>2</td></tbody></table>',
      '<table><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
    ],
    ['<ul><li>a<div><li>b</li></div></li></ul>', '<ul><li>a<div> b </div></li></ul>'],
    ['<div><td>1</td><td>2</td></div>', '<div> 1  2 </div>'],
    ['<a href="/x">a<b><a href="/y">b</a></b></a>', '<a href="/x">a<b>b</b></a>'],
  ])('is repaired: %s', (html, expected) => {
    expect(clean(html)).toBe(expected);
  });
});

test.each([
  '<p>&nbsp;</p>\n<p></p>\n',
  '<div><br></div>',
  '<div><div><p>\u200b</p></div>\n</div>',
  '<!-- wp:paragraph -->\r\n',
  ' &nbsp; ',
])('what an editor leaves of a deleted text is empty: %j', (html) => expect(clean(html)).toBe(''));

describe('links', () => {
  it.each([
    ['https://chistosfera.ru/about', 'href="/about"'],
    ['http://chistosfera.ru/about/', 'href="/about"'],
    ['//chistosfera.ru/', 'href="/"'],
    ['/news/', 'href="/news"'],
    ['news', 'href="/news"'],
    ['/search?find=%D1%83%D1%84#x', 'href="/search?find=%D1%83%D1%84#x"'],
    ['/articles/йод', 'href="/articles/%D0%B9%D0%BE%D0%B4"'],
    ['/a/../b', 'href="/b"'],
    ['https://example.ru/a?b=1&c=2', `href="https://example.ru/a?b=1&amp;c=2" ${EXTERNAL}`],
    ['//example.ru/a', `href="https://example.ru/a" ${EXTERNAL}`],
    ['/\\example.ru/a', `href="https://example.ru/a" ${EXTERNAL}`],
    ['https://chistosfera.ru.evil.ru/', `href="https://chistosfera.ru.evil.ru/" ${EXTERNAL}`],
    ['mailto:info@chistosfera.ru', 'href="mailto:info@chistosfera.ru"'],
    ['tel:+74951274060', 'href="tel:+74951274060"'],
  ])('to %s get %s', (href, attributes) => {
    expect(clean(`<a href="${href}" target="_top" rel="opener" ping="//evil" download>x</a>`)).toBe(
      `<a ${attributes}>x</a>`,
    );
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    'java&#10;script:alert(1)',
    '&#106;avascript:alert(1)',
    '&#x6A&#x61vascript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript&colon;alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://chistosfera.ru/1',
    'view-source:javascript:alert(1)',
    'file:///etc/passwd',
    'https://user:pass@example.ru/',
    '/a%2f..%2fb',
    '',
  ])('to %j lose their URL and keep their text', (href) => {
    expect(clean(`<p><a href="${href}">x</a></p>`)).toBe('<p>x</p>');
  });

  it('are created from e-mails and phones, except in links, headings and code', () => {
    const contacts = 'a@chistosfera.ru, +7 (495) 127-40-60';
    const phone = '+7\u00a0(495)\u00a0127-40-60';
    const whole = `<a href="mailto:a@chistosfera.ru">a@chistosfera.ru</a>, <a href="tel:+74951274060">${phone}</a>`;
    expect(clean(`<p>${contacts}</p><p><b>${contacts}</b></p>`)).toBe(`<p>${whole}</p><p><b>${whole}</b></p>`);
    expect(clean('<p><a href="/contacts"><b>a@chistosfera.ru</b></a></p>')).toBe(
      '<p><a href="/contacts"><b>a@chistosfera.ru</b></a></p>',
    );
    const mail = 'info24-7@gkb-2.ru';
    expect(clean(`<h3>x</h3><p>${mail}</p>`)).toContain(`<p><a href="mailto:${mail}">${mail}</a></p>`);
    expect(clean('<h2>a@chistosfera.ru</h2>')).not.toContain('mailto');
    expect(clean('<pre><code>a@chistosfera.ru</code></pre>')).not.toContain('mailto');
  });

  it('without a URL become text', () => {
    expect(clean('<a name="top">x</a><a onclick="alert(1)">y</a>')).toBe('xy');
  });
});

describe('pictures', () => {
  it('are lazy, have an alternative text and keep valid sizes', () => {
    expect(clean('<img src="https://f.ru/a.jpg" width="640" height="480px" style="width:1px" srcset="x 2x">')).toBe(
      '<img src="https://f.ru/a.jpg" alt="" width="640" height="480" loading="lazy" decoding="async" />',
    );
    expect(clean('<img src="/uploads/a.jpg" alt="Установка &quot;А&quot;" width="100%" height="-1">')).toBe(
      '<img src="/uploads/a.jpg" alt="Установка &quot;А&quot;" loading="lazy" decoding="async" />',
    );
  });

  it.each(['data:image/svg+xml,<svg onload=alert(1)>', 'javascript:alert(1)', 'x:y', 'mailto:a@b.ru', ''])(
    'from %j are dropped',
    (src) => {
      expect(clean(`<p>a<img src='${src}' onerror="alert(1)"></p>`)).toBe('<p>a</p>');
    },
  );
});

describe('frames', () => {
  it.each([
    ['https://rutube.ru/play/embed/0a1b', 'https://rutube.ru/play/embed/0a1b'],
    ['//vk.com/video_ext.php?oid=-1&amp;id=2', 'https://vk.com/video_ext.php?oid=-1&amp;id=2'],
  ])('embed the player at %s', (src, address) => {
    const html = clean(
      `<iframe src="${src}" width="720" onload="alert(1)" srcdoc="<script>1</script>" name="x">нет</iframe>`,
    );
    expect(html).toMatch(
      new RegExp(`^<iframe src="${address.replace(/[?.]/g, '\\$&')}" title="Видео" width="720" loading="lazy"`),
    );
    expect(html).not.toMatch(/onload|srcdoc|name|<script/);
  });

  it('have a sandbox with the rights that the player needs', () => {
    expect(clean('<iframe src="https://rutube.ru/play/embed/0a1b" sandbox="allow-top-navigation"></iframe>')).toContain(
      ' sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"',
    );
  });

  it.each([
    'https://www.youtube.com/embed/x',
    'https://evil.ru/?https://rutube.ru',
    'https://rutube.ru.evil.ru/',
    'https://rutube.ru@evil.ru/',
    'http://rutube.ru/play',
    'javascript:alert(1)',
    'data:text/html,x',
    '/contacts',
    '',
  ])('of %j are dropped', (src) => {
    expect(clean(`<p>a</p><iframe src="${src}"></iframe>`)).toBe('<p>a</p>');
    expect(clean(`<iframe src="${src}" srcdoc="<p>x</p>"></iframe>`)).toBe('');
  });
});

describe('headings', () => {
  it('get ids that are unique in the reply', () => {
    const usedIds = new Map<string, number>();
    expect(cleaner('<h2>Вода &amp; воздух</h2><h3>Вода, воздух!</h3>', usedIds)).toBe(
      '<h2 id="h-вода-воздух">Вода &amp; воздух</h2><h3 id="h-вода-воздух-2">Вода, воздух!</h3>',
    );
    expect(cleaner('<h2>Вода <em>&amp;</em> воздух</h2>', usedIds)).toContain('id="h-вода-воздух-3"');
  });

  it('get the next free number, whatever other headings are called', () => {
    const ids = clean(
      '<h2>Доза 3</h2><h2>Доза</h2><h2>Доза</h2><h2>Доза</h2><h2>Доза 3</h2><h2>Доза</h2><h2>Доза 2</h2>',
    ).match(/h-[^"]+/g);
    expect(ids).toEqual(['h-доза-3', 'h-доза', 'h-доза-2', 'h-доза-4', 'h-доза-3-2', 'h-доза-5', 'h-доза-2-2']);
  });

  it("keep the editor's id with our prefix, and links to it work", () => {
    const usedIds = new Map([['h-doza', 1]]);
    expect(cleaner('<p><a href="#doza">к дозе</a></p><h2 id="doza">Доза</h2>', usedIds)).toBe(
      '<p><a href="#h-doza-2">к дозе</a></p><h2 id="h-doza-2">Доза</h2>',
    );
    expect(clean('<a href="#h-%D0%B4%D0%BE%D0%B7%D0%B0">к дозе</a><h2>Доза</h2>')).toBe(
      '<a href="#h-доза">к дозе</a><h2 id="h-доза">Доза</h2>',
    );
  });

  it('cannot take an id that code relies on', () => {
    expect(clean('<h2 id="root">x</h2><p id="state" name="currentScript">y</p><form name="scripts"></form>')).toBe(
      '<h2 id="h-root">x</h2><p>y</p>',
    );
    expect(clean(`<h2 id='"><script>alert(1)</script>'>x</h2>`)).toBe('<h2 id="h-script-alert-1-script">x</h2>');
    expect(clean('<h2 id="">!</h2>')).toBe('<h2 id="h-heading">!</h2>');
  });

  it('without a matching id leave only the text of links to them', () => {
    expect(clean('<p><a href="#nowhere">x</a></p>')).toBe('<p><a>x</a></p>');
  });

  it('are part of the table of contents', () => {
    expect(tableOfContents(clean('<h1>Доза</h1><p>…</p><h3 lang="en">UV &lt;C&gt;</h3>'))).toEqual([
      { id: 'h-доза', text: 'Доза', level: 2 },
      { id: 'h-uv-c', text: 'UV <C>', level: 3 },
    ]);
  });

  it('have ids of limited length', () => {
    const [item] = tableOfContents(clean(`<h2>${'длинное слово '.repeat(50)}</h2>`));
    expect(item?.id.length).toBeLessThanOrEqual(62);
  });
});

describe('dangerous HTML', () => {
  it.each([
    '<script>alert(1)</script>',
    '<SCRIPT SRC=//evil.ru/x.js></SCRIPT>',
    '<scr<script>ipt>alert(1)</scr</script>ipt>',
    '<script>alert(1)',
    '<style>body{display:none}</style>',
    '<svg onload=alert(1)><script>alert(1)</script></svg>',
    '<svg><animate onbegin=alert(1) attributeName=href values=javascript:alert(1)></svg>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></table></mtext></math>',
    '<object data="x.swf"><embed src="x.swf"></object>',
    '<base href="https://evil.ru/">',
    '<meta http-equiv="refresh" content="0;url=https://evil.ru">',
    '<link rel="stylesheet" href="//evil.ru/x.css">',
    '<form action="//evil.ru"><input name="password"><button>Войти</button></form>',
    '<textarea><img src=x onerror=alert(1)></textarea>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    '<template><img src=x onerror=alert(1)></template>',
    '<video><source onerror=alert(1)></video><audio src=x onerror=alert(1)></audio>',
    '<xmp><img src=x onerror=alert(1)></xmp>',
    '<!--<img src="--><img src=x onerror=alert(1)//">',
    '<![CDATA[<img src=x onerror=alert(1)>]]>',
    '<p style="position:fixed;inset:0" class="x" onclick="alert(1)" data-x="1" is="x-y">текст</p>',
    '<p/onclick=alert(1)//>текст</p>',
    '<img """><script>alert(1)</script>">',
    '<a href="/x" onmouseover=alert(1) style="x">x</a>',
    '<div contenteditable autofocus onfocus=alert(1) tabindex=1>x</div>',
    '<details open ontoggle=alert(1)>x</details>',
    '<p __proto__="x" constructor="y">x</p>',
    '<isindex action=javascript:alert(1) type=image><marquee onstart=alert(1)>x</marquee>',
    '<plaintext><img src=x onerror=alert(1)>',
    `${'<div>'.repeat(3000)}<img src=x onerror=alert(1)>`,
  ])('is removed: %s', (html) => {
    const cleaned = clean(html);
    expect(cleaned).not.toMatch(
      /<\/?(?:script|style|svg|math|object|embed|base|meta|link|form|input|button|textarea|noscript|template|video|audio|xmp|marquee|plaintext)\b/i,
    );
    expect(cleaned.match(/<[^>]*>/g)?.join('') ?? '').not.toMatch(
      /\son\w+\s*=|style=|class=|javascript:|action=|\sdata-|contenteditable|tabindex|__proto__|\bis=/i,
    );
  });

  it.each([
    ['a<select><option>b</option></select><button>c</button><title>d</title><svg><text>e</text></svg>f', 'af'],
    ['a<html>b</html>c', 'abc'],
  ])('with controls loses their texts and keeps the texts around them: %s', (html, expected) => {
    expect(clean(html)).toBe(expected);
  });

  it('has a limited nesting depth', () => {
    expect(clean(`${'<div>'.repeat(3000)}a`).match(/<div>/g)?.length).toBeLessThanOrEqual(50);
  });

  it('does not include text that only looks like markup', () => {
    expect(clean('&lt;script&gt;alert(1)&lt;/script&gt;')).toBe('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(clean('a < b > c')).toBe('a &lt; b &gt; c');
    expect(clean('\ud800x')).toBe('\ufffdx');
  });

  it('leaves no tag open, so that the following content stays outside', () => {
    const cleaned = clean('<div><table><tr><td><ul><li><b><a href="/x">не закрыто</div></p></table>');
    for (const tag of ['div', 'table', 'tr', 'td', 'ul', 'li', 'b', 'a']) {
      expect(cleaned.split(`<${tag}`).length, tag).toBe(cleaned.split(`</${tag}>`).length);
    }
  });
});

it('is cleaned to the same result twice', () => {
  const html = clean(
    '<h1 id="a">А</h1><p><a href="//x.ru">x</a><img src="//f.ru/a.jpg"></p><iframe src="//vk.com/video_ext.php"></iframe>',
  );
  expect(clean(html)).toBe(html);
});
