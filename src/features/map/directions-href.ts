/** The URL of a route on a maps service. */
export function directionsHref({ lat, lng }: { lat: number; lng: number }): string {
  return `https://yandex.ru/maps/?rtext=~${lat},${lng}&rtt=auto`;
}
