import { type MouseEvent, useState } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { focusPressed } from '../../lib/browser/focus-pressed.ts';
import { useLazyComponent } from '../../lib/react/use-lazy-component.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { loadOnClick } from '../../ui/LazyPart/load-on-click.ts';

/** The chunk of the panel is loaded with the first click. */
const loadPanel = async () => (await import('./LowVisionPanel.tsx')).default;

/** «Версия для слабовидящих»: an icon in the header, a text elsewhere. */
export function LowVisionButton({ look, className }: { look: 'icon' | 'text'; className?: string }) {
  const { lowVision } = useTexts().layout;
  const [isOpen, setOpen] = useState(false);
  const { Component: Panel, load } = useLazyComponent(loadPanel);
  const open = async ({ currentTarget }: MouseEvent<HTMLElement>) => {
    focusPressed(currentTarget);
    if (await loadOnClick(load)) setOpen(true);
  };
  const isIcon = look === 'icon';
  return (
    <>
      <button
        type="button"
        className={className}
        data-script="needed"
        aria-label={isIcon ? lowVision : undefined}
        title={isIcon ? lowVision : undefined}
        onClick={(event) => void open(event)}
      >
        {isIcon ? <Icon name="eye" size={20} /> : lowVision}
      </button>
      {Panel && <Panel isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
