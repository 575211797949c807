import { equipment } from '../../i18n/ru/equipment.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { SaveFileButton } from '../save-file/SaveFileButton.tsx';
import type { Calculation } from './questionnaire-rows.ts';

/** Saves «Опросный лист». Its code, its texts and the font are loaded on the first press. */
export function QuestionnaireButton({ calculate }: { calculate: () => Calculation | Promise<Calculation> }) {
  const { button, failed } = useAreaTexts('equipment', equipment).questionnaire;
  const create = async () => {
    const [{ questionnaireFile }, calculation] = await Promise.all([import('./questionnaire-file.ts'), calculate()]);
    return questionnaireFile(calculation);
  };
  return <SaveFileButton size="s" icon="file-pdf" label={button} create={create} failed={failed} />;
}
