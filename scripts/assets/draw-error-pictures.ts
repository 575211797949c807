import { drawStages } from './flow/stages.ts';
import { smoothPath } from './flow/smooth-path.ts';
import { type Point, seededRandom } from './flow/streamlines.ts';

// `npm run assets` runs it; the site has the finished files only.

const INK = '#0b2230';
const CENTRE = { x: 720, y: 210 };

/** No connection: the flow enters the sphere, and nothing leaves it. */
export function drawOffline(): string {
  const flow = drawStages().find(([name]) => name === 'not-found');
  if (!flow) throw new Error('scripts/assets/flow/stages.ts has no stage «not-found»');
  return flow[1];
}

/** 404: the sphere is the zero between two fours. */
export function drawNotFound(): string {
  const four = 'M515 110h24L462 248h79v-48h20v48h34v19h-34v44h-20v-44H437v-18z';
  const fours = `<g fill="${INK}"><path d="${four}"/><path d="${four}" transform="translate(415)"/></g>`;
  return drawOffline().replace('</svg>', () => `${fours}</svg>`);
}

// Geologica Thin in font units, y upwards; a stroke makes it Light.
const FIVE =
  'M522-30Q401-30 286 4.5 171 39 98 95L148 200Q219 146 319.5 114 420 82 516 82 636 82 723.5 124.5 811 167 858.5 244.5 906 322 906 428 906 530 855 603 804 676 716.5 715 629 754 520 754 454 754 382 738 310 722 236 690L186 738 258 1396 994 1400V1292H348L294 806Q362 832 428.5 845 495 858 558 858 689 858 796 807 903 756 966.5 659.5 1030 563 1030 428 1030 289 965 186 900 83 785.5 26.5 671-30 522-30z';
const ZERO =
  'M674-30Q547-30 444.5 27 342 84 269.5 185 197 286 158.5 418 120 550 120 700 120 851 158.5 983 197 1115 269.5 1215.5 342 1316 444.5 1373 547 1430 674 1430 800 1430 902 1373 1004 1316 1077 1215.5 1150 1115 1189 983 1228 851 1228 700 1228 550 1189 418 1150 286 1077 185 1004 84 902 27 800-30 674-30zM674 82Q770 82 849 125.5 928 169 985 250 1042 331 1073 445 1104 559 1104 700 1104 888 1050 1027 996 1166 899 1242 802 1318 674 1318 578 1318 499 1274.5 420 1231 363 1150 306 1069 275 955 244 841 244 700 244 512 298 373 352 234 449 158 546 82 674 82z';
const ADVANCE = { five: 1076, zero: 1268 };
const SCALE = 0.0715;

/** 500: the flow breaks up inside the sphere, and its core turns red. */
export function drawServerError(): string {
  const random = seededRandom(500);
  const lines = Array.from({ length: 15 }, (_, index) => brokenLine((index - 7) * 26, random));
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="1440" height="420" viewBox="0 0 1440 420" preserveAspectRatio="xMidYMid slice">',
    `<defs>${gradient()}${clearing()}</defs>`,
    `<circle cx="${CENTRE.x}" cy="${CENTRE.y}" r="150" fill="none" stroke="${INK}" stroke-opacity=".16"/>`,
    '<g fill="none" stroke="url(#f)" stroke-width="1.25" mask="url(#c)">',
    ...lines.map((points) => `<path d="${smoothPath(points)}"/>`),
    '</g>',
    digits(),
    '</svg>\n',
  ].join('');
}

/** A line that comes in straight, bends towards the sphere and breaks up near it. */
function brokenLine(height: number, random: () => number): Point[] {
  const [first, second] = [random() * 2 * Math.PI, random() * 2 * Math.PI];
  const strength = 12 + 9 * random();
  return abscissas().map((x) => {
    const distance = x - CENTRE.x;
    const drawnIn = 0.34 * Math.exp(-((distance / 170) ** 4));
    const trouble = strength * Math.exp(-((distance / 230) ** 2));
    const wave = 0.62 * Math.sin(x / 17 + first) + 0.38 * Math.sin(x / 10.5 + second);
    return { x, y: CENTRE.y + height * (1 - drawnIn) + trouble * wave };
  });
}

/** Few points far away, where lines are straight, and many in the middle. */
function abscissas(): number[] {
  const middle = Array.from({ length: 81 }, (_, index) => 240 + 12 * index);
  return [-20, 120, ...middle, 1320, 1460];
}

function gradient(): string {
  const grey = '#8fa3ac';
  const red = '#c0263a';
  const stops: [offset: number, color: string, opacity: number][] = [
    [0, grey, 0.3],
    [0.3, grey, 0.8],
    [0.4, grey, 1],
    [0.47, red, 1],
    [0.53, red, 1],
    [0.6, grey, 1],
    [0.7, grey, 0.8],
    [1, grey, 0.3],
  ];
  const markup = stops.map(
    ([offset, color, opacity]) => `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`,
  );
  return `<linearGradient id="f" gradientUnits="userSpaceOnUse" x1="0" x2="1440">${markup.join('')}</linearGradient>`;
}

/** Keeps the lines out of the digits. */
function clearing(): string {
  const stops = '<stop offset=".5" stop-color="#000"/><stop offset="1" stop-color="#fff"/>';
  const shape =
    'gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="translate(724 210) scale(165 108)"';
  return `<radialGradient id="r" ${shape}>${stops}</radialGradient><mask id="c" maskUnits="userSpaceOnUse" x="-20" y="0" width="1480" height="420"><path fill="url(#r)" d="M-20 0h1480v420H-20z"/></mask>`;
}

function digits(): string {
  const width = (ADVANCE.five + 2 * ADVANCE.zero) * SCALE;
  const transform = `translate(${(CENTRE.x - width / 2).toFixed(1)} ${CENTRE.y + 700 * SCALE}) scale(${SCALE} -${SCALE})`;
  const zeros = [0, 1].map(
    (index) => `<path d="${ZERO}" transform="translate(${ADVANCE.five + index * ADVANCE.zero})"/>`,
  );
  return `<g fill="${INK}" stroke="${INK}" stroke-width="34" transform="${transform}"><path d="${FIVE}"/>${zeros.join('')}</g>`;
}
