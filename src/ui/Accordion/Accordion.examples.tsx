import { Accordion, AccordionItem } from './Accordion.tsx';

export const examples = {
  Вопросы: () => (
    <Accordion>
      <AccordionItem title="Нужно ли выключать прибор при людях?">
        <p>Нет. Корпус полностью закрывает излучение, прибор работает круглосуточно.</p>
      </AccordionItem>
      <AccordionItem title="Как часто менять лампы?">
        <p>Раз в 16 000 часов.</p>
      </AccordionItem>
      <AccordionItem title="Инженер-конструктор" note="Тула · полный день · от 120 000 ₽">
        <p>Разработка корпусов и узлов канальных секций.</p>
      </AccordionItem>
    </Accordion>
  ),
};
