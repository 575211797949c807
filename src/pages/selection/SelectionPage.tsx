import { ApplicationBand } from '../../features/call-to-action/ApplicationBand.tsx';
import { shortName } from '../../features/equipment/short-name.ts';
import { useQueryParams } from '../../features/query-params/use-query-params.ts';
import { applicationMessage, typedRows } from '../../features/selection/application-message.ts';
import { parseTask, readValues, TASKS, type Task } from '../../features/selection/inputs.ts';
import { selectEquipment } from '../../features/selection/select-equipment.ts';
import { selection } from '../../i18n/ru/selection.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { Split } from '../../ui/Split/Split.tsx';
import { Tabs } from '../../ui/Tabs/Tabs.tsx';
import { routes } from '../../routes.ts';
import type { ViewProps } from '../define-page.ts';
import type { SelectionData } from './data.ts';
import { Formulas } from './Formulas.tsx';
import { Result } from './Result.tsx';
import { SelectionForm } from './SelectionForm.tsx';
import styles from './SelectionPage.module.scss';
import { useTypedValues } from './use-typed-values.ts';

const taskHref = (task: Task) => `${routes.selection.href()}?task=${task}`;

/** Selects models by the typed values. All values are in the URL, and no API call is made. */
export default function SelectionPage({ data, breadcrumbs }: ViewProps<SelectionData>) {
  const t = useAreaTexts('selection', selection);
  const task = parseTask(useQueryParams()[0].get('task'));
  const tabs = TASKS.map((each) => ({ label: t.task[each].tab, href: taskHref(each) }));
  return (
    <>
      <PageHeader breadcrumbs={breadcrumbs} title={t.title} lead={<span data-print="hidden">{t.lead}</span>}>
        <div className={styles.tabs} data-script="needed">
          <Tabs label={t.tasks} items={tabs} current={taskHref(task)} />
        </div>
      </PageHeader>
      <TaskView task={task} models={data.models} />
    </>
  );
}

function TaskView({ task, models }: { task: Task; models: SelectionData['models'] }) {
  const t = useAreaTexts('selection', selection);
  const [typed, setTyped] = useTypedValues(task);
  const { values, errors } = readValues(task, typed);
  const found = values && selectEquipment(task, values, models);
  const [best] = found?.candidates ?? [];
  const { title } = t.task[task];
  return (
    <>
      <Section compact labelledBy="task" className={styles.sheet}>
        <p data-script="absent" className={styles.note}>
          {t.withoutScript}
        </p>
        <Split
          first={
            <>
              <SectionHeading id="task" title={title} level="h2" position="aside" />
              <div className={styles.form}>
                <SelectionForm task={task} typed={typed} errors={errors} onChange={setTyped} />
                <dl className={styles.typed} aria-label={t.form}>
                  {typedRows(task, typed, t).map(({ name, value }) => (
                    <div key={name}>
                      <dt>{name}</dt>
                      <dd>{value}</dd>
                    </div>
                  ))}
                </dl>
              </div>
            </>
          }
        >
          <Result task={task} typed={typed} found={found} />
        </Split>
      </Section>
      {found && best && <Formulas steps={[...found.steps, ...best.steps]} name={shortName(best.model.name)} />}
      <ApplicationBand
        title={t.request.title}
        lead={t.request.lead}
        subject={title}
        text={applicationMessage(task, typed, found?.candidates ?? [], t)}
      />
    </>
  );
}
