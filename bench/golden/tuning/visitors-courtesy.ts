import type { GoldenDialogue } from '../golden-dialogue.ts'

export const visitorsCourtesy: GoldenDialogue[] = [
  {
    id: 'visitors-courtesy-1',
    group: 'courtesy',
    turns: [{ asks: 'hiya', wants: 'courtesy', never: [/£\s?\d/, /sorry/i] }],
  },
  {
    id: 'visitors-courtesy-2',
    group: 'courtesy',
    turns: [
      {
        asks: 'do you integrate with sage',
        wants: 'answer',
        says: [/Sage/i, /\bany\b|interface|\byes\b/i],
        restsOn: '/qa/integration#erp-connection',
      },
      {
        asks: 'grand job, thanks a mill',
        wants: 'courtesy',
        says: [/welcome|pleasure|glad|thank|any ?time|happy/i],
        never: [/ERP|Sage/i],
      },
      {
        asks: 'no thats all, bye',
        wants: 'courtesy',
        says: [/bye|good|welcome|thank|luck|day/i],
        never: [/sorry|£/i],
      },
    ],
  },
  {
    id: 'visitors-courtesy-3',
    group: 'courtesy',
    turns: [
      {
        asks: 'this is a joke. emailed last thursday, rang twice, not a peep. one working day my arse',
        wants: 'courtesy',
        says: [/sorry|apolog/i, /7946|hello@|colleague|engineer|person|name|number/i],
        never: [/five weeks|3[–-]12 months/i],
      },
    ],
  },
  {
    id: 'visitors-courtesy-4',
    group: 'courtesy',
    turns: [
      {
        asks: 'are you an actual human or a bot',
        wants: 'answer',
        says: [/assistant|\bbot\b|automat|program|software|search|not (?:a )?(?:human|person)/i],
        never: [/I(?:[’']m| am) (?:a )?(?:real |actual )?(?:human|person)\b/i],
        restsOn: '/privacy-policy',
      },
    ],
  },
  {
    id: 'visitors-courtesy-5',
    group: 'courtesy',
    turns: [
      {
        asks: 'morning! hope yr well. quick one - price?',
        wants: 'answer',
        says: [/£\s?800/],
        restsOn: '/qa/cost#typical-project-cost',
      },
    ],
  },
]

export const visitorsLanguages: GoldenDialogue[] = [
  {
    id: 'visitors-languages-1',
    group: 'other languages',
    turns: [
      {
        asks: 'Guten Tag, bieten Sie auch Bildverarbeitung für die Qualitätskontrolle in der Fertigung an?',
        wants: 'answer',
        says: [/English/i],
        restsOn: 'firm',
      },
      {
        asks: 'ok, in english then: do you do camera inspection and what would it cost',
        wants: 'answer',
        says: [/£\s?10,000/, /100,000/],
        restsOn: '/qa/machine-vision#vision-cost',
      },
    ],
  },
  {
    id: 'visitors-languages-2',
    group: 'other languages',
    turns: [
      {
        asks: 'Dzień dobry, mamy magazyn pod Dublinem. Czy pomagacie z prognozą dostaw?',
        wants: 'answer',
        says: [/English/i],
        restsOn: 'firm',
      },
    ],
  },
  {
    id: 'visitors-languages-3',
    group: 'other languages',
    turns: [
      {
        asks: 'Dia duit, an féidir libh cabhrú le monarcha bia i nGaillimh?',
        wants: 'answer',
        says: [/English/i],
        restsOn: 'firm',
      },
    ],
  },
  {
    id: 'visitors-languages-4',
    group: 'other languages',
    turns: [{ asks: 'hola guapa que tal', wants: 'decline', never: [/£\s?\d/] }],
  },
  {
    id: 'visitors-languages-5',
    group: 'other languages',
    turns: [
      { asks: 'Wie wird das Wetter morgen in Berlin?', wants: 'decline', never: [/Grad|sonnig|Regen|°/i] },
    ],
  },
]
