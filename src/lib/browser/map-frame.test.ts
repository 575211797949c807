import { expect, it } from 'vitest';
import { isMapMessage, mapFrameUrl, parseCoordinates } from './map-frame.ts';

it('gives a place to the frame and reads it there', () => {
  expect(parseCoordinates(mapFrameUrl({ lat: 55.7158, lng: 37.5537 }).split('?')[1] ?? '')).toEqual({
    lat: 55.7158,
    lng: 37.5537,
  });
});

it.each(['', 'lat=1', 'lat=x&lng=1', 'lat=91&lng=0', 'lat=0&lng=-181'])('finds no place in «%s»', (search) => {
  expect(parseCoordinates(search)).toBeUndefined();
});

it.each([null, 'loaded', {}, { map: 'other' }])('takes %j for no message', (data) => {
  expect(isMapMessage(data)).toBe(false);
});
