/** A maps service that leads to a place from wherever the visitor is. */
export function directionsHref({ lat, lng }: { lat: number; lng: number }): string {
  return `https://yandex.ru/maps/?rtext=~${lat},${lng}&rtt=auto`;
}
