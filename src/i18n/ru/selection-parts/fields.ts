export interface NumberTexts {
  label: string;
  /** The reason for the range, after «от 4 до 2 000 м²:». */
  reason: string;
}

const area: NumberTexts = {
  label: 'Площадь',
  reason: 'меньше — шкаф, а\u00a0больше считают по\u00a0зонам',
};

export const numbers: Record<string, NumberTexts> = {
  'room.area': area,
  'room.height': {
    label: 'Высота',
    reason: 'выше воздух расслаивается, и\u00a0перемешивание неполное',
  },
  'room.exchange': {
    label: 'Кратность',
    reason: 'реже прибор не\u00a0успевает за\u00a0источником, чаще струя мешает людям',
  },
  'room.distance': {
    label: 'До\u00a0изголовья или\u00a0рабочего места',
    reason: 'ближе метра формула неверна, дальше десяти звук уже не\u00a0слабеет',
  },
  'duct.flow': { label: 'Расход воздуха', reason: 'это диапазон канальных систем зданий' },
  'duct.pressure': {
    label: 'Свободное давление вентилятора',
    reason: 'меньше не\u00a0хватит ни\u00a0одной секции, больше — уже не\u00a0вентиляция здания',
  },
  'water.flow': { label: 'Расход воды', reason: 'меньше — бытовые приборы, больше считают станцией' },
  'water.transmittance': {
    label: 'Пропускание на\u00a01\u00a0см, 254\u00a0нм',
    reason: 'ниже воду сначала осветляют, а\u00a0100\u00a0% не\u00a0бывает',
  },
  'water.dose': {
    label: 'Доза',
    reason: '16 — минимум для питьевой воды по\u00a0МУ\u00a02.1.4.719-98, выше 120 нужен отдельный расчёт',
  },
  'water.pressure': {
    label: 'Давление в\u00a0сети',
    reason: 'это диапазон водопроводных сетей и\u00a0цехов',
  },
  'cleanRoom.area': area,
  'cleanRoom.height': { label: 'Высота', reason: 'это высоты чистых помещений' },
  'cleanRoom.exchange': {
    label: 'Кратность',
    reason: 'меньше — обычная вентиляция, больше — однонаправленный поток: его считают по\u00a0скорости',
  },
  'osmosis.flow': { label: 'Расход пермеата', reason: 'это диапазон установок одного помещения' },
  'osmosis.salinity': {
    label: 'Солесодержание исходной воды',
    reason: 'выше 5\u00a0г/л нужны морские мембраны',
  },
};

interface ChoiceTexts {
  label: string;
  options: Record<string, string>;
}

const category: ChoiceTexts = {
  label: 'Категория помещения',
  options: {
    1: 'I: операционные, родильные — 99,9\u00a0%',
    2: 'II: реанимация, перевязочные, лаборатории — 99\u00a0%',
    3: 'III: палаты, кабинеты — 95\u00a0%',
    4: 'IV: классы, офисы — 90\u00a0%',
    5: 'V: коридоры, лестницы, санузлы — 85\u00a0%',
  },
};

export const choices: Record<string, ChoiceTexts> = {
  'room.category': category,
  'room.people': { label: 'Люди во\u00a0время работы', options: { yes: 'Есть', no: 'Нет' } },
  'room.noise': {
    label: 'Предел шума',
    options: {
      wardDay: 'Палата днём, 30\u00a0дБ(А)',
      wardNight: 'Палата ночью, 20\u00a0дБ(А)',
      classroom: 'Класс, 35\u00a0дБ(А)',
      office: 'Офис, 45\u00a0дБ(А)',
      none: 'Не\u00a0ограничен',
    },
  },
  'room.ceiling': { label: 'Потолок', options: { plain: 'Обычный', absorbing: 'Звукопоглощающий, α = 0,7' } },
  'duct.category': category,
};
