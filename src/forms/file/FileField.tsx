import { useImperativeHandle, useRef } from 'react';
import { Icon } from '../../ui/Icon/Icon.tsx';
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

/** One file. It is uploaded at once; another file replaces it. */
export function FileField({ label, required, error, value, onChange, disabled, ...field }: FieldProps<'file'>) {
  const ids = useFieldIds();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(field.ref, () => input.current!);
  const limits = fileLimits(field);
  const uploads = useUploads({
    uploaded: value ? [value] : [],
    limits,
    upload: field.upload,
    onUploaded: onChange,
    onStateChange: field.onUploadStateChange,
  });
  const entry = uploads.entries.at(-1);
  const isIdle = !entry && !value;
  const hint = limitsHint(limits);

  const choose = ([file, ...others]: File[]) => {
    if (!file) return;
    uploads.removeAll();
    // Even without a value: the form drops the error of the last file.
    onChange(null);
    if (others.length === 0) uploads.send(file);
    else uploads.refuse(file, fieldTexts().file.onlyOne);
  };
  const drop = useFileDrop(choose, disabled);
  const lostFocus = useLostFocus(input);
  const leave = () => {
    uploads.removeAll();
    onChange(null);
    input.current?.focus();
  };
  const retry = ({ key, file }: FileEntry) => {
    onChange(null);
    uploads.retry(key, file);
    input.current?.focus();
  };
  const dismiss = () => {
    leave();
    if (entry && needsAnotherFile(entry)) input.current?.click();
  };

  return (
    <FieldLayout
      {...{ ids, label, required, error }}
      filled={value !== null}
      note={isIdle ? undefined : <span id={ids.note}>{hint}</span>}
      hideLabel={field.hideLabel}
      className={field.class}
    >
      <div role="presentation" className={styles.stage} {...drop} {...lostFocus}>
        <FileInput
          {...ariaAttributes(ids, { error, required, hasNote: true })}
          id={ids.field}
          ref={input}
          name={field.name}
          accept={acceptAttribute(limits)}
          disabled={disabled}
          covers={isIdle}
          onFiles={choose}
          onBlur={field.onBlur}
        />
        {entry ? (
          <FileEntryBox entry={entry} onRemove={leave} onRetry={() => retry(entry)} onDismiss={dismiss} />
        ) : value ? (
          <UploadedBox file={value} disabled={disabled} onRemove={leave} />
        ) : (
          <FileBox
            status="idle"
            icon={<Icon name="upload" />}
            title={field.placeholder ?? fieldTexts().file.choose}
            detail={hint}
            detailId={ids.note}
            invalid={Boolean(error)}
            disabled={disabled}
          />
        )}
      </div>
      <UploadStatus entries={uploads.entries} uploaded={value ? [value] : []} />
    </FieldLayout>
  );
}
