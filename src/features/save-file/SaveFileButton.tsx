import { type ComponentProps, useState } from 'react';
import { withinLimit } from '../../lib/browser/chunk-limit.ts';
import { saveBlob } from '../../lib/browser/save-blob.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { notify } from '../../ui/Notification/notifications.ts';

interface SaveFileButtonProps extends Pick<ComponentProps<typeof Button>, 'icon' | 'size' | 'wide'> {
  label: string;
  /** Makes the file. Its code may be loaded here, on the first press. */
  create: () => Promise<{ name: string; file: Blob }>;
  /** The title of the notice if that fails. */
  failed: string;
}

/** Makes a file and saves it. Until it is made the button is busy. */
export function SaveFileButton({ label, create, failed, ...look }: SaveFileButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const { name, file } = await withinLimit(create());
      saveBlob(file, name);
    } catch (error) {
      console.error(`The file was not made: ${label}`, error);
      notify(() => ({ title: failed, tone: 'error' }));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button {...look} variant="outline" busy={isBusy} busyLabel={label} onClick={() => void save()}>
      {label}
    </Button>
  );
}
