import { usePageData } from '../../features/paged-list/use-page-data.ts';
import { equipment } from '../../i18n/ru/equipment.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { QuestionnaireButton } from '../../features/selection/QuestionnaireButton.tsx';
import { saveBlob } from '../../lib/browser/save-blob.ts';
import { ArrowLink } from '../../ui/ArrowLink/ArrowLink.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { SpecTable } from '../../ui/SpecTable/SpecTable.tsx';
import { Split } from '../../ui/Split/Split.tsx';
import { routes } from '../../routes.ts';
import type { Task } from '../../features/selection/inputs.ts';
import type { EquipmentItemData } from './data.ts';
import { specificationCsv } from './specification-csv.ts';
import styles from './Specifications.module.scss';

export function Specifications({ data }: { data: EquipmentItemData }) {
  const { slug, name, shortName, specifications: groups, task } = data;
  const loadPageData = usePageData();
  const t = useAreaTexts('equipment', equipment);
  const title = t.sections.specifications;
  const save = () => {
    const csv = specificationCsv(groups, t.tableColumns);
    saveBlob(new Blob([csv], { type: 'text/csv;charset=utf-8' }), `${title} ${shortName.replace(/[«»]/g, '')}.csv`);
  };
  const calculate = async (forTask: Task) => {
    const { calculateModel } = await import('./calculation.ts');
    return calculateModel({ slug, name, task: forTask }, loadPageData);
  };
  return (
    <Section tone="mist" compact id="specifications">
      <Split
        sticky
        first={
          <>
            <SectionHeading title={title} position="aside" />
            <div className={styles.save} data-script="needed">
              <Button variant="outline" size="s" icon="download" onClick={save}>
                {t.saveTable}
              </Button>
            </div>
            {task && (
              <div className={styles.save} data-script="needed">
                <QuestionnaireButton calculate={() => calculate(task)} />
              </div>
            )}
            <p className={styles.save} data-print="hidden">
              <ArrowLink href={routes.selection.href()}>{t.toSelection}</ArrowLink>
            </p>
          </>
        }
      >
        <div className={styles.tables}>
          {groups.map((group) => (
            <SpecTable key={group.title} title={group.title} rows={group.rows} />
          ))}
        </div>
      </Split>
    </Section>
  );
}
