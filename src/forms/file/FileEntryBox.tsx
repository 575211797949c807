import { fileIcon } from '../../lib/files/file-icon.ts';
import { formatFileSize } from '../../lib/files/file-size.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Spinner } from '../../ui/Spinner/Spinner.tsx';
import type { UploadedFile } from '../field-definition.ts';
import { BoxButton } from '../layout/BoxButton.tsx';
import { texts } from '../texts.ts';
import { FileBox } from './FileBox.tsx';
import type { FileEntry } from './file-entries.ts';
import { extensionOf } from './file-limits.ts';

interface FileEntryBoxProps {
  entry: FileEntry;
  onLeave: () => void;
  onRetry: () => void;
  /** A press on the text of an error: dismisses it and, where the text says so, lets choose another file. */
  onDismiss: () => void;
}

/** A file on its way, or the reason why it did not arrive. */
export function FileEntryBox({ entry, onLeave, onRetry, onDismiss }: FileEntryBoxProps) {
  if (entry.status === 'uploading') {
    const percent = Math.floor(entry.share * 100);
    return (
      <FileBox
        tone="uploading"
        mark={<Spinner />}
        title={entry.file.name}
        detail={texts().file.uploading(percent)}
        share={entry.share}
      >
        <BoxButton icon="close" label={texts().file.cancel} onClick={onLeave} />
      </FileBox>
    );
  }
  return (
    <FileBox tone="error" mark={<Icon name="alert" />} title={entry.file.name} detail={entry.text} onPress={onDismiss}>
      {entry.canRetry && <BoxButton icon="reload" label={texts().file.retry} onClick={onRetry} />}
      <BoxButton icon="close" label={texts().file.dismiss} onClick={onLeave} />
    </FileBox>
  );
}

interface UploadedBoxProps {
  file: UploadedFile;
  disabled?: boolean | undefined;
  onRemove: () => void;
}

export function UploadedBox({ file, disabled, onRemove }: UploadedBoxProps) {
  return (
    <FileBox
      tone="uploaded"
      mark={<Icon name={fileIcon(extensionOf(file.originalName))} size={28} />}
      title={file.originalName}
      detail={formatFileSize(file.size.bytes)}
      disabled={disabled}
    >
      {!disabled && <BoxButton icon="trash" label={texts().file.remove} onClick={onRemove} />}
    </FileBox>
  );
}
