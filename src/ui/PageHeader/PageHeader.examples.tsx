import { PageHeader } from './PageHeader.tsx';

const home = { label: 'Главная', href: '/' };

export const examples = {
  'С линиями тока': () => (
    <PageHeader
      breadcrumbs={[home, { label: 'Сертификаты', href: '/documents' }]}
      title="Сертификаты и документы"
      lead="Для экспертизы, закупки и эксплуатации. Отметьте нужные файлы и скачайте одним архивом."
      flow
    />
  ),
  Крупный: () => (
    <PageHeader
      breadcrumbs={[home, { label: 'О компании', href: '/about' }]}
      title="Делаем невидимое измеримым"
      size="display"
      lead="«Чистосфера» разрабатывает и выпускает системы очистки и обеззараживания воздуха и воды."
    />
  ),
};
