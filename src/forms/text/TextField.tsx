import { Suspense, useState } from 'react';
import { lazyPart } from '../../ui/LazyPart/lazy-part.tsx';
import type { FieldProps } from '../field-props.ts';
import { searchOnEnter } from './search-on-enter.ts';
import { TextareaField } from './TextareaField.tsx';
import { TextBox } from './TextBox.tsx';
import { useFocusHandover } from './use-focus-handover.ts';
import { type MaskedFieldProps, UnmaskedField } from './UnmaskedField.tsx';

// A form without masks does not load the mask library.
const PhoneField = lazyPart<MaskedFieldProps>(
  async () => (await import('./masked-fields.tsx')).PhoneField,
  UnmaskedField,
);
const EmailField = lazyPart<MaskedFieldProps>(
  async () => (await import('./masked-fields.tsx')).EmailField,
  UnmaskedField,
);
const PatternField = lazyPart<MaskedFieldProps>(
  async () => (await import('./masked-fields.tsx')).PatternField,
  UnmaskedField,
);

export function TextField(field: FieldProps<'text'>) {
  const { tag, phoneMask, subType, mask } = field;
  if (tag === 'textarea') return <TextareaField {...field} subType={undefined} />;
  if (!phoneMask && subType !== 'email' && !mask) return <PlainText {...field} />;
  return <MaskedText {...field} />;
}

function MaskedText(field: FieldProps<'text'>) {
  const { ref, pendingHandlers } = useFocusHandover(field);
  const [typed, onTyped] = useState('');
  const masked = { ...field, typed, onTyped };
  return (
    <Suspense fallback={<UnmaskedField {...masked} ref={undefined} {...pendingHandlers} />}>
      <MaskedField {...masked} ref={ref} />
    </Suspense>
  );
}

function MaskedField(field: MaskedFieldProps) {
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
