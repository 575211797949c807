import type { PublishPlan } from './plan.ts';
import type { PublishResult } from './publish.ts';
import { type SiteObject, STAGES } from './bucket/site-object.ts';
import type { SiteTree } from './site-tree.ts';

const MAX_KEYS_SHOWN = 5;

/** What a publication would do, a line for each stage. */
export function planLines(tree: SiteTree, { changed, unchanged, live }: PublishPlan): string[] {
  const stages = Map.groupBy(changed, ({ stage }) => stage);
  return [
    `Build ${tree.build.id} would follow ${live?.id ?? 'nothing'}: ${changed.length} objects to upload, ${unchanged} are there already`,
    ...STAGES.flatMap((stage) => {
      const objects = stages.get(stage) ?? [];
      return objects.length === 0 ? [] : [`  ${stage}: ${objects.length} (${keysOf(objects)})`];
    }),
  ];
}

function keysOf(objects: SiteObject[]): string {
  const shown = objects.slice(0, MAX_KEYS_SHOWN).map(({ key }) => key);
  return objects.length > MAX_KEYS_SHOWN ? `${shown.join(', ')} …` : shown.join(', ');
}

/** The result in one line. */
export function summaryLine({ build, uploaded, unchanged, submitted }: PublishResult, siteUrl: string): string {
  const engines = submitted > 0 ? `; search engines were told of ${submitted} addresses` : '';
  return `Build ${build} is live at ${siteUrl}: ${uploaded} objects uploaded, ${unchanged} were there already${engines}`;
}
