import sanitizeHtml, { type Attributes, type IFrame, type IOptions, type Tag } from 'sanitize-html';
import type { CleanHtml } from '../../../../src/api/schema/parse-context.ts';
import { withNonBreakingGroups } from '../../../../src/lib/text/keep-together.ts';
import { videoEmbedUrl, VIDEO_HOSTS } from '../../../../src/lib/address/video-embed-url.ts';
import { withLinkedContacts } from './linked-contacts.ts';
import { fragmentId, withHeadingIds } from './heading-ids.ts';
import { withValidNesting } from './nesting.ts';
import { linkAttributes, pictureAddress } from './links.ts';

/** The content of these elements is removed, too; other elements that are not allowed leave their text. */
const DROPPED_WHOLE = (
  'script style template noscript textarea select option button title svg math canvas object embed applet ' +
  'audio video noembed noframes xmp plaintext'
).split(' ');

const ALLOWED_TAGS = (
  'p br hr div h2 h3 h4 h5 h6 ul ol li dl dt dd strong b em i u s del ins mark small sub sup code pre abbr time ' +
  'q cite blockquote a img figure figcaption iframe details summary ' +
  'table caption colgroup col thead tbody tfoot tr th td'
).split(' ');

const HEADINGS = ['h2', 'h3', 'h4', 'h5', 'h6'];

const AS_TYPED = ['code', 'pre'];

const ALLOWED_ATTRIBUTES: IOptions['allowedAttributes'] = {
  '*': ['lang', 'dir'],
  a: ['href', 'target', 'rel'],
  img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
  iframe: ['src', 'title', 'width', 'height', 'loading', 'allow', 'allowfullscreen', 'referrerpolicy', 'sandbox'],
  ol: ['start', 'reversed', { name: 'type', multiple: false, values: ['1', 'a', 'A', 'i', 'I'] }],
  th: ['colspan', 'rowspan', { name: 'scope', multiple: false, values: ['row', 'col', 'rowgroup', 'colgroup'] }],
  td: ['colspan', 'rowspan'],
  col: ['span'],
  colgroup: ['span'],
  abbr: ['title'],
  time: ['datetime'],
  ...Object.fromEntries(HEADINGS.map((heading) => [heading, ['id']])),
};

/**
 * Sanitizes an editor's HTML: only listed tags and attributes, only allowed URLs. The page keeps its only h1; headings get
 * ids that are unique in the reply.
 * @param siteUrl origin of the published site: links to it become root-relative
 */
export function createHtmlCleaner(siteUrl: string): CleanHtml {
  const rules = cleaningRules(siteUrl);
  return (html, usedIds) =>
    withHeadingIds(
      withLinkedContacts(withoutEmptyElements(withValidNesting(sanitizeHtml(html.toWellFormed(), rules)))),
      usedIds,
    );
}

function cleaningRules(siteUrl: string): IOptions {
  return {
    allowedTags: ALLOWED_TAGS,
    allowedAttributes: ALLOWED_ATTRIBUTES,
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['http', 'https'], iframe: ['https'] },
    allowProtocolRelative: false,
    allowedIframeHostnames: [...VIDEO_HOSTS],
    allowIframeRelativeUrls: false,
    nonTextTags: DROPPED_WHOLE,
    disallowedTagsMode: 'discard',
    enforceHtmlBoundary: false,
    parseStyleAttributes: false,
    nestingLimit: 50,
    transformTags: {
      h1: (_, attribs) => headingTransform('h2', attribs),
      ...Object.fromEntries(HEADINGS.map((heading) => [heading, headingTransform])),
      strike: 's',
      a: (tagName, attribs) => ({ tagName, attribs: linkAttributes(attribs['href'], siteUrl) }),
      img: (tagName, attribs) => ({ tagName, attribs: pictureAttributes(attribs, siteUrl) }),
      iframe: (tagName, attribs) => ({ tagName, attribs: frameAttributes(attribs) }),
      th: (tagName, attribs) => ({ tagName, attribs: withWholeNumbers(attribs, ['colspan', 'rowspan']) }),
      td: (tagName, attribs) => ({ tagName, attribs: withWholeNumbers(attribs, ['colspan', 'rowspan']) }),
      ol: (tagName, attribs) => ({ tagName, attribs: withWholeNumbers(attribs, ['start']) }),
    },
    exclusiveFilter: leftover,
    textFilter: (text, tagName) => (AS_TYPED.includes(tagName) ? text : withNonBreakingGroups(text)),
  };
}

/** Without an allowed URL pictures and frames are removed, and a link leaves its text. */
function leftover({ tag, attribs }: IFrame): boolean | 'excludeTag' {
  if (tag === 'a') return attribs['href'] ? false : 'excludeTag';
  return (tag === 'img' || tag === 'iframe') && !attribs['src'];
}

/** The editor's id in the same form as in links to it. */
function headingTransform(tagName: string, { id, ...attribs }: Attributes): Tag {
  return { tagName, attribs: id ? { ...attribs, id: fragmentId(id) } : attribs };
}

function pictureAttributes(attribs: Attributes, siteUrl: string): Attributes {
  const src = pictureAddress(attribs['src'], siteUrl);
  return { ...(src && { src }), alt: attribs['alt'] ?? '', ...sizeOf(attribs), loading: 'lazy', decoding: 'async' };
}

function frameAttributes(attribs: Attributes): Attributes {
  const src = videoEmbedUrl(attribs['src'] ?? '');
  return {
    ...(src && { src }),
    title: attribs['title'] || 'Видео',
    ...sizeOf(attribs),
    loading: 'lazy',
    allow: 'encrypted-media; fullscreen; picture-in-picture',
    allowfullscreen: '',
    referrerpolicy: 'strict-origin-when-cross-origin',
    // A player needs its scripts and its own storage; it may not navigate the page or submit forms from it.
    sandbox: 'allow-scripts allow-same-origin allow-popups allow-presentation',
  };
}

function sizeOf(attribs: Attributes): Attributes {
  const sizes = ['width', 'height'].map((name) => [name, /^([1-9]\d{0,4})(?:px)?$/.exec(attribs[name] ?? '')?.[1]]);
  return Object.fromEntries(sizes.filter(([, value]) => value !== undefined));
}

function withWholeNumbers(attribs: Attributes, names: string[]): Attributes {
  const entries = Object.entries(attribs);
  return Object.fromEntries(entries.filter(([name, value]) => !names.includes(name) || /^-?\d{1,3}$/.test(value)));
}

/**
 * Removes the links, paragraphs, headings and items that editors leave empty: they would be links without a name, gaps and
 * bare bullets. A line break keeps the words before and after them apart. What has nothing else is empty: a page shows no title for it.
 */
function withoutEmptyElements(html: string): string {
  const rest = html
    .replace(/<a\b[^>]*>(?:[\s\u200b]|<br \/>)*<\/a>/g, '')
    .replace(
      /<(p|div|h[2-6]|li|[uo]l|blockquote)\b[^>]*>(?:[\s\u200b]|<br \/>|<\/?(?:strong|b|em|i|u)>)*<\/\1>/g,
      '\n',
    );
  // An element may have held only empty ones.
  return rest === html ? html.trim() : withoutEmptyElements(rest);
}
