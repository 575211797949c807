import { escapeHtml } from '../../lib/text/escape-html.ts';

/**
 * Puts every table into a frame that scrolls sideways by itself and can be reached with the keyboard.
 * @param html cleaned: its tags are balanced
 * @param label says what the frame is
 */
export function wrapTables(html: string, label: string): string {
  return html
    .replace(
      /<table\b/gi,
      `<div class="table-wrapper" role="group" tabindex="0" aria-label="${escapeHtml(label)}"><table`,
    )
    .replace(/<\/table>/gi, '</table></div>');
}
