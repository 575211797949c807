import { useTexts } from '../../i18n/texts.ts';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import { useContacts } from './contacts.ts';

/** The company's page in the social network; nothing where it has none. */
export function SocialLink({ className }: { className?: string }) {
  const { socialNetwork } = useTexts().layout;
  const { vk } = useContacts();
  return vk ? (
    <IconButton icon="vk" label={socialNetwork} href={vk} external variant="outline" className={className} />
  ) : null;
}
