import { escapeHtml } from '../../lib/text/escape-html.ts';

/**
 * Puts every table into a frame that scrolls sideways by itself and can be reached with the keyboard.
 * @param html cleaned: its tags are balanced
 * @param label says what the frame is
 */
export function frameTables(html: string, label: string): string {
  return html
    .replace(
      /<table\b/gi,
      `<div class="table-frame" role="group" tabindex="0" aria-label="${escapeHtml(label)}"><table`,
    )
    .replace(/<\/table>/gi, '</table></div>');
}
