import type { FormEvent } from 'react';
import { Button } from '../../ui/Button/Button.tsx';

/** Asks for the same page again: without a script, by sending a form without fields. */
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
