import { useTexts } from '../i18n/texts.ts';
import { IconButton } from '../ui/IconButton/IconButton.tsx';

interface SocialLinkProps {
  /** The address of the company's page; no link without it. */
  vk: string | null | undefined;
  className?: string | undefined;
}

export function SocialLink({ vk, className }: SocialLinkProps) {
  const { socialNetwork } = useTexts().layout;
  if (!vk) return null;
  return <IconButton icon="vk" label={socialNetwork} href={vk} external variant="outline" className={className} />;
}
