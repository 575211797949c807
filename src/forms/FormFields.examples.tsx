import { useForm } from 'react-hook-form';
import { Button } from '../ui/Button/Button.tsx';
import { uploadToMemory } from './examples/sample-servers.ts';
import type { FieldDefinition } from './field-definition.ts';
import { initialValues } from './field-values.ts';
import { FormFields } from './FormFields.tsx';
import { showServerErrors } from './server-errors.ts';

const industries = [
  { value: 1, label: 'Медицина' },
  { value: 2, label: 'Образование' },
];

const definitions = [
  { name: 'userName', type: 'text', label: 'Имя', placeholder: 'Введите имя', required: true, gridSize: 6 },
  { name: 'userLastName', type: 'text', label: 'Фамилия', placeholder: 'Введите фамилию', gridSize: 6 },
  { name: 'userPhone', type: 'text', label: 'Телефон', phoneMask: true, required: true, gridSize: 6 },
  { name: 'userEmail', type: 'text', subType: 'email', label: 'E-mail', hasClear: true, gridSize: 6 },
  { name: 'userTown', type: 'text', label: 'Город', maxLength: 50, gridSize: 6 },
  { name: 'industry', type: 'select', label: 'Отрасль', options: industries, gridSize: 6 },
  { name: 'text', type: 'textarea', label: 'Сообщение', maxLength: 500, required: true },
  { name: 'fileId', type: 'file', label: 'Файл' },
  { name: 'consent', type: 'checkbox', label: 'Согласен на обработку персональных данных', required: true },
] satisfies FieldDefinition[];

const names = definitions.map(({ name }) => name);
const refused = { userName: ['Укажите имя'], userPhone: ['Введите номер полностью'], consent: ['Отметьте согласие'] };

function Application({ compact }: { compact?: boolean }) {
  const { control, setError, handleSubmit } = useForm({ defaultValues: initialValues(definitions) });
  return (
    <form noValidate onSubmit={handleSubmit(() => showServerErrors(refused, names, setError))}>
      <FormFields
        control={control}
        definitions={definitions}
        shared={{ placeholderCase: 'as-written', upload: uploadToMemory }}
        behaviours={{ userName: { autoComplete: 'given-name' }, userLastName: { autoComplete: 'family-name' } }}
        compact={compact}
      />
      <Button type="submit">Отправить заявку</Button>
    </form>
  );
}

export const examples = {
  Форма: () => <Application />,
  'Форма в модальном окне': () => <Application compact />,
};
