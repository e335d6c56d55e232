import type { FileCase } from './file-case.ts'

/** Of the same, read for the first time when the reader was done. */
export const systemsSetAside: FileCase[] = [
  {
    file: 'set-aside/minitab-subgroups.csv',
    delimiter: ',',
    heading: 1,
    columns: { Subgroup: 'number .', Thickness: 'number .' },
    rows: 9,
    cells: [
      [2, 'Thickness', 0.0629],
      [7, 'Thickness', Number.NaN],
    ],
  },
  {
    file: 'set-aside/sap-iw49.txt',
    delimiter: '|',
    heading: 5,
    columns: {
      Order: 'number .',
      'Op.': 'number .',
      'Work ctr': 'text',
      'Operation short text': 'text',
      'Act.work': 'number .',
      'Un.': 'text',
      'Act.start': 'date mdy',
    },
    rows: 3,
    cells: [
      [7, 'Act.work', 12.5],
      [9, 'Act.work', -0.5],
      [9, 'Act.start', '2026-01-15'],
    ],
    says: ['total'],
  },
  {
    file: 'set-aside/maximo-failures.csv',
    delimiter: ',',
    heading: 1,
    columns: { Asset: 'number .', 'Failure Date': 'date dmy', Downtime: 'duration', 'Problem Code': 'text' },
    rows: 3,
    cells: [
      [3, 'Downtime', 1600],
      [2, 'Failure Date', '2026-01-13T14:30'],
    ],
  },
  {
    file: 'set-aside/mes-stillstand.csv',
    delimiter: ';',
    encoding: 'windows-1252',
    heading: 1,
    columns: {
      Linie: 'text',
      Beginn: 'date dmy',
      Ende: 'date dmy',
      'Dauer [min]': 'number , min',
      Status: 'text',
      Ursache: 'text',
      'Beginn → Ende': 'duration',
    },
    rows: 3,
    cells: [
      [3, 'Dauer [min]', 45],
      [3, 'Status', 'Störung'],
      [3, 'Beginn → Ende', 45],
    ],
  },
  {
    file: 'set-aside/navision-sales.csv',
    delimiter: ';',
    heading: 1,
    columns: {
      Buchungsdatum: 'date dmy',
      'Artikelnr.': 'number .',
      Menge: 'number .',
      'Betrag (MW)': 'number ,',
    },
    rows: 3,
    cells: [
      [2, 'Betrag (MW)', 1234.5],
      [4, 'Betrag (MW)', -102.88],
      [4, 'Buchungsdatum', '2026-02-02'],
    ],
    says: ['total'],
  },
  {
    file: 'set-aside/quickbooks.csv',
    delimiter: ',',
    heading: 1,
    columns: { Date: 'date mdy', Name: 'text', Memo: 'text', Amount: 'number .', Balance: 'number .' },
    rows: 2,
    cells: [
      [3, 'Amount', 1234.5],
      [4, 'Balance', 1544.5],
    ],
    says: ['total'],
  },
  {
    file: 'set-aside/jmp-doe.csv',
    delimiter: ',',
    heading: 1,
    columns: { Pattern: 'text', Temp: 'number .', Speed: 'number .', Strength: 'number .' },
    rows: 10,
    cells: [
      [2, 'Pattern', '--'],
      [11, 'Strength', 74.8],
    ],
  },
  {
    file: 'set-aside/lives-censored.csv',
    delimiter: ';',
    heading: 1,
    columns: {
      Serial: 'number .',
      Einbau: 'date dmy',
      Ausbau: 'date dmy',
      'Laufzeit (h)': 'number . h',
      Zensiert: 'number .',
      'Einbau → Ausbau': 'duration',
    },
    rows: 6,
    cells: [
      [3, 'Laufzeit (h)', 8520],
      [2, 'Einbau', '2024-01-13'],
    ],
  },
]
