import { useState } from 'react';
import type { Candidate } from '../../features/selection/candidate.ts';
import type { Task, TypedValues } from '../../features/selection/inputs.ts';
import { loadFont } from '../../features/table-pdf/load-font.ts';
import { selection } from '../../i18n/ru/selection.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { withinLimit } from '../../lib/browser/chunk-limit.ts';
import { saveBlob } from '../../lib/browser/save-blob.ts';
import { displayDate } from '../../lib/text/display-date.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { notify } from '../../ui/Notification/notifications.ts';

interface QuestionnaireButtonProps {
  task: Task;
  typed: TypedValues;
  best: Candidate | undefined;
  /** The URL of the calculation, without its origin. */
  href: string;
}

/** Saves «Опросный лист» with the typed values and the result. The library and the font are loaded on the first press. */
export function QuestionnaireButton({ task, typed, best, href }: QuestionnaireButtonProps) {
  const t = useAreaTexts('selection', selection);
  const { button, title, fileName, printedOn, columns, failed } = t.questionnaire;
  const [isBusy, setBusy] = useState(false);
  const createFile = async () => {
    const [{ tablePdf }, { COLUMN_WIDTHS, questionnaireRows }, font] = await Promise.all([
      import('../../features/table-pdf/table-pdf.ts'),
      import('./questionnaire-rows.ts'),
      loadFont(),
    ]);
    const rows = questionnaireRows({ task, typed, best, url: location.origin + href }, t);
    const lines = [printedOn(displayDate(new Date().toISOString()).text)];
    const table = { title: title(t.task[task].title), lines, columns, widths: COLUMN_WIDTHS, rows };
    return tablePdf({ ...table, layout: 'portrait', font });
  };
  const save = async () => {
    setBusy(true);
    try {
      saveBlob(await withinLimit(createFile()), `${fileName}.pdf`);
    } catch (error) {
      console.error('The questionnaire was not written', error);
      notify(() => ({ title: failed, tone: 'error' }));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="outline" size="s" icon="file-pdf" busy={isBusy} busyLabel={button} onClick={() => void save()}>
      {button}
    </Button>
  );
}
