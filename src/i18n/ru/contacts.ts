/** Texts of the contacts page and of the map. */
export const contacts = {
  copyPhone: 'Скопировать телефон',
  phoneCopied: 'Телефон скопирован',
  copyEmail: 'Скопировать почту',
  emailCopied: 'Почта скопирована',
  copyAddress: 'Скопировать адрес',
  addressCopied: 'Адрес скопирован',
  route: 'Построить маршрут',
  requisites: 'Реквизиты',
  places: 'Офисы и\u00a0производство',
  map: (place: string) => `Карта: ${place}`,
  mapFailed: 'Карта не\u00a0загрузилась',
  river: 'Москва-река',
  district: 'Лужники',
  coordinates: (lat: string, lng: string) => `Координаты: ${lat}°\u00a0с.\u00a0ш., ${lng}°\u00a0в.\u00a0д.`,
};
