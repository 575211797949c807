import { useEffect, useImperativeHandle, useRef } from 'react';
import { Icon } from '../../ui/Icon/Icon.tsx';
import type { UploadedFile } from '../field-definition.ts';
import type { FieldProps } from '../field-props.ts';
import { FieldLayout } from '../layout/FieldLayout.tsx';
import { ariaAttributes, useFieldIds } from '../layout/field-ids.ts';
import { fieldTexts } from '../field-texts.ts';
import { FileBox } from './FileBox.tsx';
import { type FileEntry, needsAnotherFile } from './file-entries.ts';
import { FileEntryBox, UploadedBox } from './FileEntryBox.tsx';
import { FileInput } from './FileInput.tsx';
import styles from './FileInput.module.scss';
import { acceptAttribute, fileLimits, limitsHint } from './file-limits.ts';
import { UploadStatus } from './UploadStatus.tsx';
import { useFileDrop } from './use-file-drop.ts';
import { useLostFocus } from './use-lost-focus.ts';
import { useUploads } from './use-uploads.ts';

/** Several files, each in its own row; the box for further files is below them. */
export function MultipleFileField({
  label,
  required,
  error,
  value,
  onChange,
  disabled,
  ...field
}: FieldProps<'multiple-file'>) {
  const ids = useFieldIds();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(field.ref, () => input.current!);
  const limits = fileLimits(field);
  // Two uploads may end before the form has rendered the first.
  const files = useRef(value);
  useEffect(() => {
    files.current = value;
  }, [value]);
  const keep = (next: UploadedFile[]) => {
    files.current = next;
    onChange(next);
  };
  const uploads = useUploads({
    uploaded: value,
    limits,
    upload: field.upload,
    onUploaded: (file) => keep([...files.current, file]),
    onStateChange: field.onUploadStateChange,
  });
  const leave = (key: number) => {
    uploads.remove(key);
    input.current?.focus();
  };
  const retry = ({ key, file }: FileEntry) => {
    uploads.retry(key, file);
    input.current?.focus();
  };
  const sendAll = (chosen: File[]) => chosen.forEach(uploads.send);
  const drop = useFileDrop(sendAll, disabled);
  const lostFocus = useLostFocus(input);
  const remove = (id: UploadedFile['id']) => {
    keep(files.current.filter((file) => file.id !== id));
    input.current?.focus();
  };

  return (
    <FieldLayout
      {...{ ids, label, required, error }}
      filled={value.length > 0}
      hideLabel={field.hideLabel}
      className={field.class}
    >
      <ul className={styles.list} {...lostFocus}>
        {value.map((file) => (
          <li key={`uploaded ${file.id}`}>
            <UploadedBox file={file} disabled={disabled} onRemove={() => remove(file.id)} />
          </li>
        ))}
        {uploads.entries.map((entry) => (
          <li key={`entry ${entry.key}`}>
            <FileEntryBox
              entry={entry}
              onRemove={() => leave(entry.key)}
              onRetry={() => retry(entry)}
              onDismiss={() => {
                leave(entry.key);
                if (needsAnotherFile(entry)) input.current?.click();
              }}
            />
          </li>
        ))}
      </ul>
      <div role="presentation" className={styles.stage} {...drop}>
        <FileInput
          {...ariaAttributes(ids, { error, required })}
          id={ids.field}
          ref={input}
          multiple
          name={field.name}
          accept={acceptAttribute(limits)}
          disabled={disabled}
          covers
          onFiles={sendAll}
          onBlur={field.onBlur}
        />
        <FileBox
          status="idle"
          icon={<Icon name="upload" />}
          title={field.placeholder ?? (value.length > 0 ? fieldTexts().file.chooseMore : fieldTexts().file.choose)}
          detail={limitsHint(limits)}
          invalid={Boolean(error)}
          disabled={disabled}
        />
      </div>
      <UploadStatus entries={uploads.entries} uploaded={value} />
    </FieldLayout>
  );
}
