import { useState } from 'react';
import { equipment } from '../../i18n/ru/equipment.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { withinLimit } from '../../lib/browser/chunk-limit.ts';
import { saveBlob } from '../../lib/browser/save-blob.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { notify } from '../../ui/Notification/notifications.ts';
import type { Calculation } from './questionnaire-rows.ts';

/** Saves «Опросный лист». Its code, its texts and the font are loaded on the first press. */
export function QuestionnaireButton({ calculate }: { calculate: () => Calculation | Promise<Calculation> }) {
  const { button, failed } = useAreaTexts('equipment', equipment).questionnaire;
  const [isBusy, setBusy] = useState(false);
  const createFile = async () => {
    const [{ questionnaireFile }, calculation] = await Promise.all([import('./questionnaire-file.ts'), calculate()]);
    return questionnaireFile(calculation);
  };
  const save = async () => {
    setBusy(true);
    try {
      const { name, file } = await withinLimit(createFile());
      saveBlob(file, name);
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
