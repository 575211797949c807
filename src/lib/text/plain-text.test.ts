import { describe, expect, it } from 'vitest';
import { plainParagraphs, plainText } from './plain-text.ts';

describe('plainText', () => {
  it.each([
    ['<p>Воздух</p><p>Вода</p>', 'Воздух\nВода'],
    ['Воз<b>дух</b> и <a href="/x">вода</a>', 'Воздух и вода'],
    ['<ul><li>раз</li><li>два</li></ul>', 'раз\nдва'],
    ['раз<br>два<BR/>три', 'раз\nдва\nтри'],
    ['<p>  много \t пробелов  </p>\n\n', 'много пробелов'],
    ['CO&lt;sub&gt; &amp; 5&nbsp;м&#179;&#x2F;ч', 'CO<sub> & 5\u00a0м³/ч'],
    ['&bdquo;5&thinsp;&plusmn;&thinsp;1&ldquo; &le; 7 &middot; 10', '„5\u2009±\u20091“ ≤ 7 · 10'],
    ['&unknown; &constructor; &#0; &#9999999; &#99999999;', '&unknown; &constructor; &#99999999;'],
    ['a<script>alert(1)</script>b<style>p{}</style>c', 'a\nb\nc'],
    ['a<script>alert(1)', 'a'],
    ['a<!-- <b>x</b> -->b<!-- open', 'a\nb'],
    ['5 < 6 и 7 > 6', '5 < 6 и 7 > 6'],
    ['<p title="a>b">x</p>', 'b">x'],
    ['', ''],
  ])('converts %j to %j', (html, text) => {
    expect(plainText(html)).toBe(text);
  });

  it('takes linear time, also for unclosed markup', () => {
    const before = process.threadCpuUsage();
    for (const piece of ['<', '<!--', '<script>', '<a ', '&#']) plainText(piece.repeat(100_000));
    const { user, system } = process.threadCpuUsage(before);
    // Some 0.15 s of processor time; quadratic time is 8 s.
    expect((user + system) / 1e6).toBeLessThan(2);
  });
});

describe('plainParagraphs', () => {
  it('returns paragraphs only', () => {
    expect(plainParagraphs('<h2>О нас</h2>Текст<img src=x onerror=alert(1)>')).toBe('<p>О нас</p><p>Текст</p>');
  });

  it('keeps escaped characters escaped', () => {
    expect(plainParagraphs('&lt;script&gt;alert("1")&lt;/script&gt;')).toBe(
      '<p>&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;</p>',
    );
    expect(plainParagraphs('<<script>script>alert(1)<</script>/script>')).not.toMatch(/<(?!\/?p>)/);
  });
});
