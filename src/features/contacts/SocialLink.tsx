import { useTexts } from '../../i18n/texts.ts';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import { useContacts } from './contacts.ts';

/** A link to the company's page in the social network; nothing without such a page. */
export function SocialLink({ className }: { className?: string }) {
  const { socialNetwork } = useTexts().layout;
  const { vk } = useContacts();
  return vk ? (
    <IconButton icon="vk" label={socialNetwork} href={vk} external variant="outline" className={className} />
  ) : null;
}
