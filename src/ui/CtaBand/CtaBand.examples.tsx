import { Link } from '../Link/Link.tsx';
import { SphereButton } from '../SphereButton/SphereButton.tsx';
import { CtaBand } from './CtaBand.tsx';

export const examples = {
  Заявка: () => (
    <CtaBand
      title="Подберём систему под ваш объект"
      lead="Пришлите планировку или техническое задание: инженер рассчитает производительность и предложит состав оборудования."
      contact={
        <Link href="tel:+74951274060" look="plain">
          +7 (495) 127-40-60
        </Link>
      }
      action={<SphereButton onClick={() => {}}>Оставить заявку</SphereButton>}
    />
  ),
};
