import type { Guide } from '#content/guide.ts'

export const machineVisionDataChecklist: Guide = {
  slug: 'machine-vision-data-checklist',
  title: 'Data readiness checklist for a first machine-vision line',
  pageTitle: 'Machine vision: data readiness checklist',
  description:
    'What to have in hand before a camera is ordered: the standard, the samples, the light, the reject path and the people. Thirty checks, printable.',
  summary:
    'Thirty checks on paper, samples, place and people. Two hours at the line with it save the first month of a project.',
  use: 'For the quality or process engineer who will own the line’s first camera. Walk it through at the machine with one inspector and one fitter; tick what you could show a stranger, not what you believe. A blank box isn’t a failure: it is the project’s first task, and it is cheaper now than with a supplier waiting.',
  publishedOn: '2026-11-21',
  updatedOn: '2026-11-21',
  sections: [
    {
      id: 'standard',
      title: 'The standard: what is a defect?',
      blocks: [
        'A camera repeats a rule thousands of times an hour. If the rule lives in the heads of three inspectors, there are three rules. Most first projects that stall do so here, long before anybody trains a model, because the same part is good on Monday and bad on Tuesday.',
        {
          checks: [
            'Each defect type has a name that all shifts use, and a limit in millimetres, contrast or count.',
            'For each type there are three real parts in a box: clearly bad, clearly good, and one on the limit. They are dated and signed by quality.',
            'Two inspectors have sorted the same fifty parts without seeing each other’s result, and somebody counted how often they agreed.',
            'The customer’s specification has been read again, and a limit that nobody can justify has been asked about.',
            'It is written which defects must never pass, and which merely shouldn’t.',
            'Somebody with a name decides disputes, within a day.',
          ],
        },
        {
          note: {
            title: 'If two inspectors agree on fewer than 45 of 50',
            text: 'Stop here and repair the standard first. No system can be better than the judgement it is measured against, and an argument about its errors would be an argument about your own.',
          },
        },
      ],
    },
    {
      id: 'samples',
      title: 'The samples: what has been seen?',
      blocks: [
        'Defects are rare, which is pleasant for everyone but the person who has to collect them. At a reject rate of 0.4 % a shift of 10,000 parts holds 40 bad ones, of all types together. A type that is a twentieth of those turns up twice in a shift. Start the collection before the project.',
        {
          table: {
            caption:
              'How long collecting takes: days of one shift with 10,000 parts for 100 examples of one type',
            columns: ['Share of all parts', 'Examples a day', 'Days for 100'],
            rows: [
              ['1 in 500', '20', '5'],
              ['1 in 2,000', '5', '20'],
              ['1 in 10,000', '1', '100'],
              ['1 in 50,000', '0.2', '500'],
            ],
          },
        },
        {
          checks: [
            'Rejected parts are kept, sorted by type, with date, shift and mould or tool number.',
            'Good parts are kept too: from each tool, each material batch and each colour that runs in a year.',
            'Parts with harmless marks (oil, dust, label edges, flow lines) are kept, since they cause most false rejects.',
            'Known seasons are covered: a cold start in January, the humid week, the supplier’s second source.',
            'For a type that is too rare, it is agreed whether it may be made by hand, and who vouches that it looks like the real one.',
            'A fifth of all samples is locked away for the final test, and nobody trains on it.',
          ],
        },
      ],
    },
    {
      id: 'place',
      title: 'The place: can it be seen at all?',
      blocks: [
        'Light decides more than the camera. Ask one question at the machine: can you see the defect on a phone’s picture, taken from where a camera could stand? With a torch held flat, from behind, from above? If no angle shows it, more resolution won’t.',
        {
          checks: [
            'The smallest defect is measured: width in millimetres, and how it differs from its surroundings.',
            'The field of view is known, so that the smallest defect covers at least three pixels, better five: a field of 200 mm on 2,000 pixels is 0.1 mm a pixel, and sees 0.3 mm at best.',
            'Part position is known: how far it wanders sideways, how much it turns, whether parts touch.',
            'Speed at the spot is measured in millimetres a second. At 500 mm/s and 0.1 mm a pixel the exposure must stay below 0.2 ms, which asks for strong light.',
            'Daylight, reflections and welding flashes have been looked at, at night and at noon.',
            'Vibration, oil mist, wash-down and temperature at the mounting place are written down.',
            'There is a flat 300 mm of room, or it is known what has to move, and who agrees.',
            'A trigger exists (encoder, light barrier, PLC output), or a place for one.',
          ],
        },
      ],
    },
    {
      id: 'path',
      title: 'The path: what happens with a “bad”?',
      blocks: [
        'A verdict without an action is a lamp. Decide where a rejected part goes, who looks at it, and what the line does when ten come in a row. On fast lines the distance between camera and ejector is a data problem: the system must remember which part was which.',
        {
          checks: [
            'The ejector exists, or its place, air and guard are known; it works at full speed with the lightest part.',
            'Time from picture to ejector is known in milliseconds, and leaves room for a verdict.',
            'Rejected parts can be looked at again within the same shift, and the result is written down.',
            'It is agreed what the line does when the camera fails: stop, slow down, or inspect by hand.',
            'The price of a false reject is known in pence, and that of an escape in pounds, so that the limit between them can be set on purpose.',
          ],
        },
      ],
    },
    {
      id: 'people',
      title: 'People, network and law',
      blocks: [
        {
          checks: [
            'One engineer has a day a week for the project, in writing, until three months after go-live.',
            'Each shift has one person who may teach, and one who may switch off.',
            'IT knows that a computer with a camera will stand in the plant’s network, who patches it, and where pictures are kept.',
            'Volume is worked out: 10,000 pictures a day at 2 MB are 20 GB; it is decided which are kept, and for how long.',
            'No person can appear in a picture, or a data-protection assessment has begun; see the [DPIA starter](/resources/dpia-starter-cameras-sensors).',
          ],
        },
      ],
    },
    {
      id: 'verdict',
      title: 'Reading the result',
      blocks: [
        'Count the boxes by section rather than in all. The weakest section sets the date.',
        {
          table: {
            caption: 'What the ticks say',
            columns: ['Section', 'Ready with', 'If not'],
            rows: [
              ['Standard', '5 of 6', 'Two weeks of samples on a table, with quality. No supplier needed.'],
              [
                'Samples',
                '4 of 6',
                'Begin collecting today; the calendar above says when a trial makes sense.',
              ],
              [
                'Place',
                '6 of 8',
                'Borrow a camera and two lights for a day. A feasibility trial costs little.',
              ],
              ['Path', '4 of 5', 'Talk to the machine builder before the vision supplier.'],
              ['People', '4 of 5', 'Wait. Technology bought without an owner is dust in a year.'],
            ],
          },
        },
        'Work out what the escapes and false rejects cost now, with the [ROI calculator](/resources/roi-calculator), and write the present reject rate down before anything changes: the [baseline protocol](/resources/baseline-protocol) says how. What the system itself then involves stands under [machine vision](/solutions/machine-vision).',
      ],
    },
  ],
  worksheet: {
    title: 'Sample register as CSV',
    columns: [
      'Sample',
      'Defect type',
      'Verdict A',
      'Verdict B',
      'Agreed verdict',
      'Tool',
      'Batch',
      'Date',
      'Shift',
      'Kept for final test',
      'Remark',
    ],
    rows: [
      ['001', 'scratch > 0.5 mm', 'bad', 'bad', 'bad', 'T3', 'B-1187', '2026-11-16', 'early', 'no', ''],
      [
        '002',
        'none',
        'good',
        'bad',
        'good',
        'T3',
        'B-1187',
        '2026-11-16',
        'early',
        'yes',
        'oil film, wiped off',
      ],
    ],
  },
  related: {
    solutions: ['machine-vision', 'quality-insight-automation'],
    useCases: ['surface-defect-inspection', 'container-damage-inspection'],
    calculators: ['roi-calculator'],
  },
}
