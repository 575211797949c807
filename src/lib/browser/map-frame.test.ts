import { expect, it } from 'vitest';
import { isMapMessage, mapFrameUrl, parseCoordinates } from './map-frame.ts';

it('the coordinates in the URL of the frame are parsed', () => {
  expect(parseCoordinates(mapFrameUrl({ lat: 55.7158, lng: 37.5537 }).split('?')[1] ?? '')).toEqual({
    lat: 55.7158,
    lng: 37.5537,
  });
});

it.each(['', 'lat=1', 'lat=x&lng=1', 'lat=91&lng=0', 'lat=0&lng=-181'])('«%s» has no valid coordinates', (search) => {
  expect(parseCoordinates(search)).toBeUndefined();
});

it.each([null, 'loaded', {}, { map: 'other' }])('%j is not a message of the frame', (data) => {
  expect(isMapMessage(data)).toBe(false);
});
