import type { Random } from '#lib/random.ts'

/** What people of a language are named and where they live, for made-up sets. */
export interface Tongue {
  first: readonly string[]
  short: Readonly<Record<string, string>>
  last(random: Random): string
  street(random: Random): string
  /** Places with their postcode. */
  town(random: Random): readonly (readonly [string, string])[]
  abbreviate(street: string): string
}

const list = (words: string) => words.split(' ')
const made = (starts: string, ends: string) => {
  const [a, b] = [list(starts), list(ends)]
  return (random: Random) => `${random.pick(a)}${random.pick(b)}`
}
/** A third has a common name. */
const often = (common: string, rare: (random: Random) => string) => {
  const names = list(common)
  return (random: Random) =>
    random.next() < 0.35 ? (names[Math.floor(names.length * random.next() ** 1.7)] ?? '') : rare(random)
}
const places = (starts: string, ends: string, from: number) => {
  const all = list(starts).flatMap((start, i) =>
    list(ends).map((end, j) => [`${start}${end}`, String(from + i * 37 + j * 5)] as const),
  )
  return () => all
}

export const tongues = {
  english: {
    first: list(
      'emily joshua jack lachlan isabella thomas benjamin olivia samuel chloe william matthew daniel james charlotte georgia sophie alexander nicholas jessica elizabeth robert katherine michael margaret anthony zachary patrick victoria rebecca edward timothy angela philip deborah christopher jennifer kenneth susan gregory',
    ),
    short: {
      joshua: 'josh',
      thomas: 'tom',
      benjamin: 'ben',
      samuel: 'sam',
      william: 'bill',
      matthew: 'matt',
      daniel: 'dan',
      james: 'jim',
      alexander: 'alex',
      nicholas: 'nick',
      jessica: 'jess',
      elizabeth: 'liz',
      robert: 'bob',
      katherine: 'kate',
      michael: 'mike',
      margaret: 'peggy',
      anthony: 'tony',
      zachary: 'zach',
      patrick: 'paddy',
      victoria: 'vicky',
      rebecca: 'becky',
      edward: 'ted',
      timothy: 'tim',
      philip: 'phil',
      deborah: 'debbie',
      christopher: 'chris',
      jennifer: 'jenny',
      kenneth: 'ken',
      susan: 'sue',
      gregory: 'greg',
    },
    last: often(
      'white clarke campbell green ryan nguyen webb matthews brown wilson taylor martin harris thompson robinson walker king wright',
      made(
        'ash brad chil dal east fair gran hal ken lang mar nor pres rad shel tat wal wes whit yar',
        'bury by combe den field ford ham ley man son stone ton ville well worth',
      ),
    ),
    street: (random) =>
      `${made('ban bel car dun el gar hob jar kil lin mer oak pine rose syl til wat', 'berry brook crest dale field gate hill mont ridge wood')(random)} ${random.pick(list('street road place avenue crescent circuit close drive'))}`,
    town: places(
      'al bar cam dor el fen glen hay ivan jun',
      'bridge brook dale ford green hurst ton wood',
      2000,
    ),
    abbreviate: (street) =>
      street
        .replace('street', 'st')
        .replace('road', 'rd')
        .replace('place', 'pl')
        .replace('avenue', 'ave')
        .replace('crescent', 'cres')
        .replace('drive', 'dr'),
  },
  german: {
    first: list(
      'Katharina Johannes Maximilian Elisabeth Sebastian Alexandra Friedrich Margarete Wolfgang Christine Andreas Stefan Susanne Matthias Johanna Karl Ursula Heinrich Renate Günther Jürgen Sabine Thomas Michael Barbara Petra Monika Dieter Klaus Heike',
    ),
    short: {
      Katharina: 'Kathi',
      Johannes: 'Hans',
      Maximilian: 'Max',
      Elisabeth: 'Lisa',
      Sebastian: 'Basti',
      Alexandra: 'Sandra',
      Friedrich: 'Fritz',
      Margarete: 'Grete',
      Wolfgang: 'Wolf',
      Christine: 'Tina',
      Andreas: 'Andi',
      Susanne: 'Susi',
      Matthias: 'Matze',
      Johanna: 'Hanna',
      Heinrich: 'Heinz',
      Michael: 'Michi',
    },
    last: often(
      'Müller Schmidt Schneider Fischer Weber Meyer Wagner Becker Schulz Hoffmann Schäfer Koch Bauer Richter Klein',
      made(
        'Alt Berg Dorn Eich Feld Grün Hart Kalt Lind Neu Ober Rot Schwarz Stein Wald Wolf',
        'bach bauer berger feld hofer inger mann meier muth ner reuter schmidt stein wald',
      ),
    ),
    street: (random) =>
      made(
        'Ahorn Bahnhof Birken Buchen Dorf Eichen Garten Goethe Haupt Kirch Linden Mühlen Park Rosen Schiller Schul Wald Wiesen',
        'straße weg platz allee gasse ring',
      )(random),
    town: places(
      'Alten Bad Blanken Eben Frei Grün Hohen Neu Ober Wald',
      'berg burg dorf feld hausen heim kirchen stadt',
      10_115,
    ),
    abbreviate: (street) => street.replace('straße', 'str.').replace('platz', 'pl.'),
  },
  polish: {
    first: list(
      'Katarzyna Małgorzata Agnieszka Krzysztof Andrzej Aleksandra Stanisław Tomasz Zbigniew Elżbieta Barbara Michał Grzegorz Jerzy Tadeusz Joanna Magdalena Wojciech Piotr Danuta',
    ),
    short: {
      Katarzyna: 'Kasia',
      Małgorzata: 'Gosia',
      Agnieszka: 'Aga',
      Krzysztof: 'Krzysiek',
      Aleksandra: 'Ola',
      Stanisław: 'Staszek',
      Tomasz: 'Tomek',
      Elżbieta: 'Ela',
      Barbara: 'Basia',
      Grzegorz: 'Grzesiek',
      Joanna: 'Asia',
      Magdalena: 'Magda',
      Wojciech: 'Wojtek',
    },
    last: often(
      'Nowak Kowalski Wiśniewski Wójcik Kamiński Lewandowski Zieliński Szymański',
      made(
        'Bar Czar Dąb Gór Jab Kal Maj Mic Ostr Paw Piet Rut Sad Szcz Wit Zaw',
        'ecki owicz owski alski ański czyk kowski inski',
      ),
    ),
    street: (random) =>
      made('Brzoz Dęb Kwiat Leś Lip Łąk Ogrod Pol Róż Słonecz Szkol Zielon', 'owa na ińska ka')(random),
    town: places(
      'Biało Czarno Dobro Jasno Krasno Nowo Staro Wielo',
      'brzeg dwór grodzisk las most pole wieś',
      20_100,
    ),
    abbreviate: (street) => `ul. ${street}`,
  },
} satisfies Record<string, Tongue>
