import type { Guide } from '#content/guide.ts'

export const dpiaStarterCamerasSensors: Guide = {
  slug: 'dpia-starter-cameras-sensors',
  title: 'Cameras and sensors at work: a DPIA starter',
  pageTitle: 'Cameras and sensors: a DPIA starter',
  description:
    'A first draft of a data protection impact assessment for cameras and sensors near people: when it is needed, a filled-in example, and the sheet itself.',
  summary:
    'A first draft of a data protection impact assessment, with a forklift-safety camera as the example and room for your own.',
  use: 'For the project’s owner, to be filled in before the first meeting with the data-protection officer. It follows article 35 of the UK GDPR and of the GDPR in Ireland, as they stood in November 2026, and is a working aid rather than legal advice: your officer, or a lawyer, signs what comes of it.',
  publishedOn: '2026-11-21',
  updatedOn: '2026-11-21',
  sections: [
    {
      id: 'needed',
      title: 'Do you need one?',
      blocks: [
        'An assessment is due before processing that is likely to bring a high risk to people. The regulators’ lists name systematic monitoring of a place that the public can reach, new technology, biometric identification, and the monitoring of employees in particular. If two boxes below are ticked, do one; if one is, doing it is still quicker than arguing that it wasn’t needed.',
        {
          checks: [
            'A person can be seen or heard, even by accident, even from behind.',
            'The record can be tied to a person: a badge, a shift plan, a vehicle, a workstation.',
            'People can’t avoid it and still do their job.',
            'It watches continuously or over a wide area.',
            'Something is decided or flagged by a machine.',
            'Children, patients or visitors may pass.',
            'Data leaves the site or the country.',
          ],
        },
        {
          note: {
            title: 'Machine data that is about people',
            text: 'Cycle times of a hand station are performance data of whoever stands there. A vibration sensor on a lathe is not; the same sensor with a log-in beside it may be. The question is whether somebody could be singled out with what else you hold.',
          },
        },
      ],
    },
    {
      id: 'example',
      title: 'A filled-in example',
      blocks: [
        'An invented warehouse wants cameras at three crossings of forklifts and walkways. They are to sound a horn when a truck and a person approach the same spot, and to count near misses by the week.',
        {
          table: {
            caption: 'The description',
            columns: ['Item', 'Answer'],
            rows: [
              [
                'Purpose',
                'Fewer collisions at three crossings; counting near misses by place and hour. Not: discipline, working time, productivity.',
              ],
              [
                'What is recorded',
                'Moving outlines and speeds, worked out in the camera. Pictures are kept for two seconds in memory and written only around an event, 4 s, faces blurred before storage.',
              ],
              ['Of whom', 'About 60 employees, agency workers, drivers of other firms; no public.'],
              ['Kept for', 'Events 14 days, counts by hour 24 months.'],
              [
                'Who sees it',
                'Safety manager and one deputy, by name; staff representatives on request. The supplier: nothing, save by a session that the site opens.',
              ],
              ['Where', 'On a computer in the warehouse. No transfer abroad.'],
              [
                'Lawful basis',
                'Legitimate interests (article 6(1)(f)) beside the duty to keep a workplace safe; the weighing is attached.',
              ],
            ],
          },
        },
        {
          table: {
            caption: 'Necessity: what else was considered',
            columns: ['Other way', 'Why it isn’t enough, or is'],
            rows: [
              ['Barriers and one-way lanes', 'Done at two of five crossings. The other three have no room.'],
              [
                'Radio tags on trucks and people',
                'Works, but follows everyone all day. More intrusive than outlines at three spots.',
              ],
              ['Mirrors and paint', 'In place since spring; near misses reported by hand fell little.'],
              [
                'Cameras without recording',
                'Enough for the horn. Events are kept only to learn from them; reviewed after six months.',
              ],
            ],
          },
        },
      ],
    },
    {
      id: 'risks',
      title: 'Risks, and what is done about them',
      blocks: [
        'Write risks from the side of the people in the picture, not of the firm. “Fine by the regulator” is a risk to you; “is dismissed over a misread event” is a risk to them, and theirs is the one that the law asks about. Score likelihood and harm from 1 to 3, before and after the measure.',
        {
          table: {
            caption: 'Risks in the example (likelihood × harm)',
            columns: ['Risk to people', 'Before', 'Measure', 'After'],
            rows: [
              [
                'Clips used to discipline a driver',
                '2 × 3',
                'Ruled out in an agreement with the staff; access by two names, each view logged, log read by the representatives.',
                '1 × 3',
              ],
              [
                'Use grows: breaks, toilets, speed of work',
                '2 × 2',
                'Field of view masked in the camera; any new purpose needs a new assessment.',
                '1 × 2',
              ],
              [
                'Blurring fails, somebody is recognised',
                '2 × 2',
                'Blurring before storage, a monthly sample of 20 clips, deletion after 14 days.',
                '1 × 2',
              ],
              [
                'A missed alarm is trusted',
                '2 × 3',
                'The horn is additional; lanes and speed limits stay. Misses measured in trials and told.',
                '1 × 3',
              ],
              [
                'Works worse for some (wheelchair, high-visibility, dark clothing)',
                '2 × 3',
                'Trials with each; results by group; go-live only when the worst one is good enough.',
                '1 × 3',
              ],
              [
                'Attack on the camera’s network',
                '1 × 2',
                'Own network segment, no way in from outside, patches within 30 days.',
                '1 × 1',
              ],
            ],
          },
        },
        'A 3 that remains after all measures, with a likelihood of 2 or more, means that the regulator has to be consulted before you start: the ICO in the UK, the Data Protection Commission in Ireland. That is rare, and a reason to change the design first.',
      ],
    },
    {
      id: 'people',
      title: 'Asking the people concerned',
      blocks: [
        'The views of those affected, or of their representatives, are to be sought where appropriate; in a workplace it nearly always is. Do it before the contract, with the system shown and not described. Ask three things: what worries you, what would you have to see to be at ease, and what would make it useful to you.',
        {
          list: [
            'Put up a sign at the place, in the languages spoken there: who, what for, how long, whom to ask.',
            'Give each person a page to take home, and the date when they can say no to parts of it.',
            'Write down what was said and what changed because of it. A consultation after which nothing changed wasn’t one.',
          ],
        },
        'In the example the drivers asked that near-miss counts never be shown by shift, since on some nights a shift is two people. The counts are now by place and hour over four weeks, with groups under ten left out.',
      ],
    },
    {
      id: 'sheet',
      title: 'Your draft',
      blocks: [
        {
          answers: [
            {
              label: 'Purpose, and what it is not for',
              hint: 'One sentence each. The second is the more important.',
              lines: 3,
            },
            {
              label: 'What is recorded, of whom, for how long, seen by whom, where',
              hint: 'Draw the path of one picture from lens to deletion.',
              lines: 5,
            },
            {
              label: 'Lawful basis, and why',
              hint: 'At work consent is seldom free; legitimate interests need a weighing in writing.',
              lines: 2,
            },
            {
              label: 'What else would do, and why it doesn’t',
              hint: 'At least two other ways, one of them without recording.',
              lines: 4,
            },
            {
              label: 'Three worst risks to people, with measures',
              hint: 'Likelihood × harm, before and after.',
              lines: 5,
            },
            {
              label: 'Who was asked, what they said, what changed',
              hint: 'Dates and numbers, no names.',
              lines: 3,
            },
            {
              label: 'Officer’s advice, decision, next review',
              hint: 'Review on each change, otherwise after a year.',
              lines: 2,
            },
          ],
        },
        'What the law says on [cameras and people at work](/qa/machine-vision#cameras-and-people) and on [when an assessment is needed](/qa/data-protection#dpia-needed) stands with its date among our answers. How such a system is built so that most of these risks never arise is described under [smart safety surveillance](/solutions/smart-safety-surveillance).',
      ],
    },
  ],
  worksheet: {
    title: 'Risk register as CSV',
    columns: [
      'Risk to people',
      'Source',
      'Likelihood before',
      'Harm before',
      'Measure',
      'Owner',
      'Due',
      'Likelihood after',
      'Harm after',
      'Accepted by',
    ],
    rows: [['', '', '', '', '', '', '', '', '', '']],
  },
  related: {
    solutions: ['smart-safety-surveillance', 'visual-intelligence'],
    useCases: ['forklift-pedestrian-safety'],
    calculators: [],
  },
}
