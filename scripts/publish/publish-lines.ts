import type { PublishPlan } from './plan.ts';
import type { PublishResult } from './publish.ts';
import { STAGES } from './bucket/upload-order.ts';
import type { SiteTree } from './site-tree.ts';

const MAX_KEYS_SHOWN = 5;

/** The plan of a publication, a line for each stage. */
export function planLines(tree: SiteTree, { changed, unchanged, live, vanished, isSameSite }: PublishPlan): string[] {
  if (live && isSameSite) {
    const records = changed.filter(({ stage }) => stage === 'records').length;
    const renewed = records > 0 ? `; records for the next build to upload: ${records}` : '';
    return [`Nothing has changed: the build ${live.id} would stay live${renewed}`];
  }
  const stages = Map.groupBy(changed, ({ stage }) => stage);
  return [
    `Build ${tree.build.id} would follow ${live?.id ?? 'nothing'}: ${changed.length} objects to upload, ${unchanged} are there already`,
    ...STAGES.flatMap((stage) => {
      const objects = stages.get(stage) ?? [];
      return objects.length === 0
        ? []
        : [`  ${stage}: ${objects.length} (${shownKeys(objects.map(({ key }) => key))})`];
    }),
    ...(vanished.length > 0 ? [`  to delete: ${vanished.length} (${shownKeys(vanished)})`] : []),
  ];
}

function shownKeys(keys: string[]): string {
  const shown = keys.slice(0, MAX_KEYS_SHOWN).join(', ');
  return keys.length > MAX_KEYS_SHOWN ? `${shown} …` : shown;
}

/** The result in one line. */
export function summaryLine({ build, isSame, uploaded, unchanged, submitted }: PublishResult, siteUrl: string): string {
  if (isSame) {
    const renewed = uploaded > 0 ? `; records for the next build uploaded: ${uploaded}` : '';
    return `Nothing has changed: the build ${build} stays live at ${siteUrl}${renewed}`;
  }
  const engines = submitted > 0 ? `; search engines were notified of ${submitted} URLs` : '';
  return `Build ${build} is live at ${siteUrl}: ${uploaded} objects uploaded, ${unchanged} were there already${engines}`;
}
