import { catalogueHref, MAX_COMPARED } from '../../features/equipment/catalogue-query.ts';
import { shortName } from '../../features/equipment/short-name.ts';
import { selectionQuery, type Task, type TypedValues } from '../../features/selection/inputs.ts';
import type { Candidate, Selection } from '../../features/selection/candidate.ts';
import { ApplicationButton } from '../../features/application/ApplicationButton.tsx';
import { withQuery } from '../../features/query-params/use-query-params.ts';
import { applicationMessage } from '../../features/selection/application-message.ts';
import { QuestionnaireButton } from '../../features/selection/QuestionnaireButton.tsx';
import { resultRows } from '../../features/selection/result-rows.ts';
import { selection } from '../../i18n/ru/selection.ts';
import { equipment } from '../../i18n/ru/equipment.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { useHydrated } from '../../lib/react/use-hydrated.ts';
import { ArrowLink } from '../../ui/ArrowLink/ArrowLink.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { CopyButton } from '../../ui/Copy/CopyButton.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { Highlights } from '../../ui/Highlights/Highlights.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import { Status } from '../../ui/Status/Status.tsx';
import { routes } from '../../routes.ts';
import { Candidates } from './Candidates.tsx';
import styles from './Result.module.scss';

/** Number of figures that fit the layout. */
const MAX_HIGHLIGHTS = 4;

interface ResultProps {
  task: Task;
  typed: TypedValues;
  /** Undefined while the typed values are invalid. */
  found: Selection | undefined;
}

export function Result({ task, typed, found }: ResultProps) {
  const t = useAreaTexts('selection', selection);
  const candidates = found?.candidates ?? [];
  const fitting = candidates.filter(({ problems }) => problems.length === 0);
  const [best] = candidates;
  return (
    <div className={styles.result}>
      <Status as="div">
        <p className={styles.status}>
          {found ? (candidates.length > 0 ? t.fits(fitting.length) : t.nothing) : t.wrongInput}
        </p>
        {best && (
          <p className={styles.best}>
            <Link href={routes.equipmentItem.href({ slug: best.model.slug })} look="plain">
              {t.times(best.count, shortName(best.model.name))}
            </Link>{' '}
            {best.speed !== undefined && <span className={styles.mode}>{t.speed(best.speed)}</span>}
          </p>
        )}
      </Status>
      {found && !best && (
        <EmptyState title={t.nothing} level="h3" icon="gauge">
          {t.nothingHint}
        </EmptyState>
      )}
      {best && (
        <>
          <div data-print="hidden">
            <Highlights items={resultRows(task, best, t).slice(0, MAX_HIGHLIGHTS)} />
          </div>
          <Candidates key={task} task={task} candidates={candidates} />
        </>
      )}
      <p className={styles.estimate}>
        <Icon name="info" size={20} />
        <span>{t.estimate}</span>
      </p>
      {found && <Tools task={task} typed={typed} candidates={candidates} />}
    </div>
  );
}

function Tools({ task, typed, candidates }: { task: Task; typed: TypedValues; candidates: readonly Candidate[] }) {
  const t = useAreaTexts('selection', selection);
  const { compare } = useAreaTexts('equipment', equipment);
  const isLive = useHydrated();
  const compared = candidates.slice(0, MAX_COMPARED).map(({ model }) => model.slug);
  const href = withQuery(routes.selection.href(), selectionQuery(task, typed));
  return (
    <div className={styles.tools} data-print="hidden">
      <ApplicationButton
        subject={t.task[task].title}
        text={applicationMessage(task, typed, candidates, t)}
        wide="phone"
      >
        {t.request.button}
      </ApplicationButton>
      <span data-script="needed">
        <QuestionnaireButton
          calculate={() => ({ task, typed, model: undefined, best: candidates[0], url: location.origin + href })}
        />
      </span>
      {isLive && <CopyButton text={location.origin + href} label={t.copyLink} look="button" icon="link" />}
      <span data-script="needed">
        <Button variant="quiet" size="s" icon="print" onClick={() => print()}>
          {t.print}
        </Button>
      </span>
      {compared.length > 1 && <ArrowLink href={catalogueHref({ compare: compared })}>{compare}</ArrowLink>}
    </div>
  );
}
