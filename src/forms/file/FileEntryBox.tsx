import { fileIcon } from '../../lib/files/file-icon.ts';
import { formatFileSize } from '../../lib/files/file-size.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Spinner } from '../../ui/Spinner/Spinner.tsx';
import type { UploadedFile } from '../field-definition.ts';
import { BoxButton } from '../layout/BoxButton.tsx';
import { fieldTexts } from '../field-texts.ts';
import { FileBox } from './FileBox.tsx';
import type { FileEntry } from './file-entries.ts';
import { extensionOf } from './file-limits.ts';

interface FileEntryBoxProps {
  entry: FileEntry;
  onRemove: () => void;
  onRetry: () => void;
  /** Called by a click on the text of an error: dismisses it and, if the text offers that, opens the file dialog. */
  onDismiss: () => void;
}

/** A file that is uploading, or the reason why it failed. */
export function FileEntryBox({ entry, onRemove, onRetry, onDismiss }: FileEntryBoxProps) {
  if (entry.status === 'uploading') {
    const percent = Math.floor(entry.progress * 100);
    return (
      <FileBox
        status="uploading"
        icon={<Spinner />}
        title={entry.file.name}
        detail={fieldTexts().file.uploading(percent)}
        progress={entry.progress}
      >
        <BoxButton icon="close" label={fieldTexts().file.cancel} onClick={onRemove} />
      </FileBox>
    );
  }
  return (
    <FileBox
      status="error"
      icon={<Icon name="alert" />}
      title={entry.file.name}
      detail={entry.text}
      onPress={onDismiss}
    >
      {entry.canRetry && <BoxButton icon="reload" label={fieldTexts().file.retry} onClick={onRetry} />}
      <BoxButton icon="close" label={fieldTexts().file.dismiss} onClick={onRemove} />
    </FileBox>
  );
}

interface UploadedBoxProps {
  file: UploadedFile;
  disabled?: boolean;
  onRemove: () => void;
}

export function UploadedBox({ file, disabled, onRemove }: UploadedBoxProps) {
  return (
    <FileBox
      status="uploaded"
      icon={<Icon name={fileIcon(extensionOf(file.originalName))} size={28} />}
      title={file.originalName}
      detail={formatFileSize(file.size.bytes)}
      disabled={disabled}
    >
      {!disabled && <BoxButton icon="trash" label={fieldTexts().file.remove} onClick={onRemove} />}
    </FileBox>
  );
}
