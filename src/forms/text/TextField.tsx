import { lazy, Suspense } from 'react';
import { formatPhone, phoneValue } from '../../lib/text/phone.ts';
import type { FieldProps } from '../field-props.ts';
import { searchOnEnter } from './search-on-enter.ts';
import { TextareaField } from './TextareaField.tsx';
import { TextBox } from './TextBox.tsx';
import { useFocusHandover } from './use-focus-handover.ts';
import { PendingField } from './PendingField.tsx';

// A form without masks does not load the mask library.
const PhoneField = lazy(async () => ({ default: (await import('./masked-fields.tsx')).PhoneField }));
const EmailField = lazy(async () => ({ default: (await import('./masked-fields.tsx')).EmailField }));
const PatternField = lazy(async () => ({ default: (await import('./masked-fields.tsx')).PatternField }));

export function TextField(field: FieldProps<'text'>) {
  const { tag, phoneMask, subType, mask } = field;
  if (tag === 'textarea') return <TextareaField {...field} subType={undefined} />;
  if (!phoneMask && subType !== 'email' && !mask) return <PlainText {...field} />;
  return <MaskedText {...field} />;
}

function MaskedText(field: FieldProps<'text'>) {
  const { phoneMask, value, onChange } = field;
  const { ref, pendingHandlers } = useFocusHandover(field);
  const type = (text: string) => onChange(phoneMask ? phoneValue(text) : text);
  const text = phoneMask ? formatPhone(value) : value;
  return (
    <Suspense fallback={<PendingField field={field} text={text} onType={type} {...pendingHandlers} />}>
      <MaskedField {...field} ref={ref} />
    </Suspense>
  );
}

function MaskedField(field: FieldProps<'text'>) {
  if (field.phoneMask) return <PhoneField {...field} />;
  return field.subType === 'email' ? <EmailField {...field} /> : <PatternField {...field} />;
}

function PlainText(field: FieldProps<'text'>) {
  const { subType = 'text', value, onChange, onSearch } = field;
  return (
    <TextBox
      field={field}
      onClear={() => onChange('')}
      input={{
        type: subType === 'number' ? 'text' : subType,
        inputMode: subType === 'number' ? 'decimal' : undefined,
        value,
        onChange: (event) => onChange(event.target.value),
        onKeyDown: searchOnEnter(onSearch),
      }}
    />
  );
}
