import { Features } from './Features.tsx';

export const examples = {
  Преимущества: () => (
    <Features
      items={[
        { icon: 'uv', title: 'Закрытая камера', text: 'Ультрафиолет не выходит наружу' },
        { icon: 'gauge', title: 'Доза под контролем', text: 'Датчик измеряет излучение непрерывно' },
        { icon: 'sound', title: '44 дБ(А) на полной скорости', text: 'Тише разговора вполголоса' },
        { icon: 'reload', title: 'Обслуживание за 10 минут' },
      ]}
    />
  ),
};
