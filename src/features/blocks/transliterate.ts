const LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'а:a б:b в:v г:g д:d е:e ё:e ж:zh з:z и:i й:i к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:kh ц:ts ч:ch ш:sh ' +
    'щ:shch ъ: ы:y ь: э:e ю:iu я:ia'
  )
    .split(' ')
    .map((pair) => pair.split(':')),
);

/** Russian words as a part of a URL: «Инженер-конструктор, Обнинск» gives `inzhener-konstruktor-obninsk`. */
export function transliterate(text: string): string {
  const latin = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[а-яё]/g, (letter) => LETTERS[letter] ?? '');
  return latin.match(/[a-z0-9]+/g)?.join('-') ?? '';
}
