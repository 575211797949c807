import { selection } from '../../i18n/ru/selection.ts';
import { areaTexts } from '../../i18n/texts.ts';
import { displayDate } from '../../lib/text/display-date.ts';
import { loadFont } from '../table-pdf/load-font.ts';
import { tablePdf } from '../table-pdf/table-pdf.ts';
import { type Calculation, questionnaireRows } from './questionnaire-rows.ts';

/** Of a portrait sheet, in points. */
const COLUMN_WIDTHS = [235, 280];

/** «Опросный лист» as a PDF. @throws when the font does not load */
export async function questionnaireFile(calculation: Calculation): Promise<{ name: string; file: Blob }> {
  const t = areaTexts('selection', selection);
  const { title, fileName, printedOn, columns } = t.questionnaire;
  const file = await tablePdf({
    title: title(t.task[calculation.task].title),
    lines: [printedOn(displayDate(new Date().toISOString()).text)],
    columns,
    widths: COLUMN_WIDTHS,
    rows: questionnaireRows(calculation, t),
    layout: 'portrait',
    font: await loadFont(),
  });
  return { name: `${fileName}.pdf`, file };
}
