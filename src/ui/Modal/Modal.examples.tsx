import { lazy, Suspense, useState } from 'react';
import { Button } from '../Button/Button.tsx';

const Modal = lazy(async () => ({ default: (await import('./Modal.tsx')).Modal }));

function ModalExample({ aside }: { aside?: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Открыть окно
      </Button>
      <Suspense>
        <Modal
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          title="Связаться с нами"
          lead="Напишите нам и наши менеджеры помогут с любым вопросом"
          aside={aside}
          ignoresEsc
        >
          <Button>Отправить заявку</Button>
        </Modal>
      </Suspense>
    </>
  );
}

export const examples = {
  Окно: () => <ModalExample />,
  'Окно с колонкой': () => <ModalExample aside="Быстрее по телефону" />,
};
