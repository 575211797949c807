import type { FormEvent } from 'react';
import { Button } from '../../ui/Button/Button.tsx';

/** Reloads the page; without scripts by sending a form without fields. */
export function ReloadButton({ children }: { children: string }) {
  return (
    <form onSubmit={reload}>
      <Button type="submit" size="l" icon="reload">
        {children}
      </Button>
    </form>
  );
}

function reload(event: FormEvent): void {
  event.preventDefault();
  location.reload();
}
