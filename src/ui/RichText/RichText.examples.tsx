import { RichText } from './RichText.tsx';

const html = `<p>Установка забирает воздух у пола, проводит его через предфильтр, HEPA и камеру с ультрафиолетовыми лампами. <a href="/purification-technology">О технологии</a>.</p>
<ul><li>четыре скорости и ночной режим;</li><li>замена ламп без инструмента за 10 минут;</li></ul>
<h2>Исходные данные</h2><p>Запросите у заказчика расход воздуха и сечение воздуховода.</p>
<ol><li>Измерьте расход.</li><li>Выберите дозу.</li></ol>
<blockquote><p>Доза показывает, сколько энергии получил каждый кубометр.</p></blockquote>
<table><thead><tr><th scope="col">Помещение</th><th scope="col">Класс</th><th scope="col">КОЕ в 1 м³, до работы</th><th scope="col">Что ставим</th></tr></thead><tbody><tr><th scope="row">Операционная</th><td>А</td><td>до 200</td><td>Канальная секция, модуль H14</td></tr><tr><th scope="row">Реанимация</th><td>Б</td><td>до 500</td><td>«Сфера А-1200»</td></tr></tbody></table>`;

export const examples = {
  'Текст редактора': () => <RichText html={html} />,
  Плотный: () => <RichText size="compact" html="<p>Нет. Корпус полностью закрывает излучение.</p>" />,
};
