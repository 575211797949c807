import { useEntryState } from '../../features/paged-list/use-entry-state.ts';
import { useFocusOnNewItems } from '../../features/paged-list/use-focus-on-new-items.ts';
import { amountOf } from '../../features/selection/application-message.ts';
import type { Candidate } from '../../features/selection/candidate.ts';
import type { Task } from '../../features/selection/inputs.ts';
import { resultRows } from '../../features/selection/result-rows.ts';
import { createShortlist } from '../../features/shortlist/shortlist.ts';
import { ShortlistIconButton } from '../../features/shortlist/ShortlistButton.tsx';
import { selection } from '../../i18n/ru/selection.ts';
import { useAreaTexts, useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import { routes } from '../../routes.ts';
import { modelName } from '../../ui/ModelName/model-name.tsx';
import styles from './Candidates.module.scss';

interface CandidatesProps {
  task: Task;
  /** The best first. */
  candidates: readonly Candidate[];
}

/** Number of models before «Показать ещё»: all of a large catalogue would be rendered again with each typed figure. */
const STEP = 12;

export function Candidates({ task, candidates }: CandidatesProps) {
  const t = useAreaTexts('selection', selection);
  const { showMore } = useTexts().ui;
  const [limit, setLimit] = useEntryState(`models for ${task}`, STEP);
  const shown = candidates.slice(0, limit);
  const { container, expectMore } = useFocusOnNewItems(shown.length);
  return (
    <div ref={container}>
      <ul className={styles.candidates} aria-label={t.caption}>
        {shown.map((candidate) => (
          <CandidateRow key={candidate.model.slug} task={task} candidate={candidate} />
        ))}
      </ul>
      {candidates.length > limit && (
        <div className={styles.more} data-script="needed" data-print="hidden">
          <Button
            variant="outline"
            wide="phone"
            onClick={() => {
              expectMore();
              setLimit(limit + STEP);
            }}
          >
            {showMore}
          </Button>
        </div>
      )}
    </div>
  );
}

function CandidateRow({ task, candidate }: { task: Task; candidate: Candidate }) {
  const t = useAreaTexts('selection', selection);
  const { model, problems } = candidate;
  const { slug, name, image } = model;
  const cells = resultRows(task, candidate, t);
  return (
    <li className={styles.candidate}>
      <span className={styles.picture} data-print="hidden">
        <Picture picture={image} alt="" sizes="96px" shape="thumbnail" />
      </span>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Link href={routes.equipmentItem.href({ slug })} look="plain">
            {modelName(name)}
          </Link>
        </h3>
        <p className={styles.amount}>
          {amountOf(candidate, t)}
          {cells.length === 0 && `, ${t.emptyRoom}`}
        </p>
        <p className={problems.length > 0 ? styles.problem : styles.suits}>
          <Icon name={problems.length > 0 ? 'alert' : 'check'} size={16} />
          <span>{problems.length > 0 ? problems.map((problem) => t.problems[problem]).join('. ') : t.suits}</span>
        </p>
      </div>
      <dl className={styles.cells}>
        {cells.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <span className={styles.action} data-print="hidden">
        <ShortlistIconButton items={createShortlist([slug], [], { [slug]: candidate.count })} name={name} edge="end" />
      </span>
    </li>
  );
}
