import { describe, expect, test } from 'vitest';
import {
  doseAtFlow,
  exchangeFlow,
  feedFlow,
  levelInRoom,
  levelOfSeveral,
  lossAtFlow,
  minutesToEfficiency,
  permeateSalinity,
  reactorDose,
  reactorFlow,
  roomConstant,
  roomVolume,
  soundPower,
  unitsFor,
} from './formulas.ts';

const rounded = (value: number, digits = 0) => Number(value.toFixed(digits));

describe('air', () => {
  // CDC, Guidelines for Environmental Infection Control in Health-Care Facilities (2003), appendix B, table B.1.
  test.each([
    [2, 138, 207],
    [4, 69, 104],
    [6, 46, 69],
    [8, 35, 52],
    [10, 28, 41],
    [12, 23, 35],
    [15, 18, 28],
    [20, 14, 21],
    [50, 6, 8],
  ])('%d exchanges per hour remove 99 and 99.9 per cent in the published minutes', (exchange, two, three) => {
    expect(rounded(minutesToEfficiency(99, exchange))).toBe(two);
    expect(rounded(minutesToEfficiency(99.9, exchange))).toBe(three);
  });

  test('a ward of 18 m² needs 108 m³/h for two exchanges per hour', () => {
    expect(exchangeFlow(roomVolume(18, 3), 2)).toBe(108);
  });

  test('a third of the flow gets three times the dose', () => {
    expect(doseAtFlow({ dose: 147, flow: 6000 }, 2000)).toBe(441);
  });

  test('a pressure loss grows with the square of the flow', () => {
    const rated = { loss: 85, flow: 6000 };
    expect([3000, 4200, 5100, 6000, 6600].map((flow) => rounded(lossAtFlow(rated, flow)))).toEqual([
      21, 42, 61, 85, 103,
    ]);
  });

  test('the count is rounded up, and a rounding error adds no device', () => {
    expect([unitsFor(360, 180), unitsFor(361, 180), unitsFor(0.1, 180), unitsFor(0.3 * 3, 0.3)]).toEqual([2, 3, 1, 3]);
  });
});

describe('sound', () => {
  // ISO 3744: the power is the level on a hemisphere of 1 m plus 10 lg 2π.
  test('the power is 8 dB above the level at one metre from a wall', () => {
    expect(rounded(soundPower(25), 1)).toBe(33);
  });

  test('a level falls by 6 dB with twice the distance where nothing is reflected', () => {
    const power = soundPower(40);
    expect(rounded(levelInRoom(power, 2, Infinity) - levelInRoom(power, 1, Infinity), 1)).toBe(-6);
  });

  test.each([
    [1, 1],
    [2, 3],
    [4, 6],
    [10, 10],
  ])('%d equal sources add the textbook’s decibels', (count, more) => {
    expect(rounded(levelOfSeveral(0, count))).toBe(count === 1 ? 0 : more);
  });

  test('a ward of 18 m² has a room constant of some 10 m², and of 25 m² under an absorbing ceiling', () => {
    expect(rounded(roomConstant(18, 3))).toBe(10);
    expect(rounded(roomConstant(18, 3, 0.7))).toBe(25);
  });
});

describe('water', () => {
  const rating = { flow: 90, dose: 40, transmittance: 95 };

  test('the dose is in inverse proportion to the flow', () => {
    expect(rounded(reactorFlow(rating, { dose: 25, transmittance: 95 }))).toBe(144);
    expect(rounded(reactorFlow(rating, { dose: 60, transmittance: 95 }))).toBe(60);
    expect(rounded(reactorDose(rating, { flow: 45, transmittance: 95 }))).toBe(80);
  });

  test.each([
    [98, 104],
    [95, 90],
    [90, 64],
    [85, 46],
    [80, 33],
  ])(
    'at a transmittance of %d % the flow is at most the published %d m³/h, and only slightly less',
    (transmittance, flow) => {
      const found = reactorFlow(rating, { dose: 40, transmittance });
      expect(rounded(found)).toBeLessThanOrEqual(flow);
      expect(found).toBeGreaterThan(flow * 0.92);
    },
  );

  test('the feed of reverse osmosis follows from its recovery, the salts from its rejection', () => {
    expect(rounded(feedFlow(2, 75), 1)).toBe(2.7);
    expect(rounded(feedFlow(0.5, 62), 1)).toBe(0.8);
    expect(rounded(permeateSalinity(1000, 98.5))).toBe(15);
  });
});
