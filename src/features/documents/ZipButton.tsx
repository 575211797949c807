import type { DocumentSelection } from '../../api/resources/document.ts';
import { useHydrated } from '../../lib/react/use-hydrated.ts';
import { ArrowLink } from '../../ui/ArrowLink/ArrowLink.tsx';
import { Button, type ButtonLook } from '../../ui/Button/Button.tsx';
import { useZip } from './use-zip.ts';

interface ZipButtonProps extends Pick<ButtonLook, 'variant' | 'wide'> {
  selection: DocumentSelection;
  /** The URL of the archive, for browsers without scripts. */
  href: string;
  look?: 'button' | 'link';
  className?: string;
  children: string;
}

/** Downloads a list as one archive. If that fails, the files can be downloaded one by one. */
export function ZipButton({ selection, href, look = 'button', className, children, ...buttonLook }: ZipButtonProps) {
  const hydrated = useHydrated();
  const { start, buttonProps } = useZip(selection);
  const { icon, busy, busyLabel } = buttonProps;
  const way = hydrated ? { onClick: () => !busy && start() } : { href, external: true };
  if (look === 'link')
    return (
      <ArrowLink {...way} icon={icon} className={className}>
        {busy ? busyLabel : children}
      </ArrowLink>
    );
  return (
    <Button {...buttonProps} {...way} {...buttonLook} className={className}>
      {children}
    </Button>
  );
}
