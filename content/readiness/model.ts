import type { Meaning, ReadinessModel } from './readiness-model.ts'
import { readinessSteps } from './steps.ts'

/** What comes before a trial, whatever the figure says. */
const notYet: Meaning[] = [
  {
    when: [{ dimension: 'governance', below: 35 }],
    meaning:
      'Much of the ground is laid; the rules for AI are not. They come before any trial or further use: what is allowed, what has been judged, and who may stop a wrong answer.',
  },
  {
    when: [{ question: 'S1', below: 2 }],
    meaning:
      'Much of the ground is laid, and no problem is written down for it. Choose one and measure what it costs: without that nobody can judge a trial.',
  },
  {
    when: [{ question: 'D1', below: 2 }],
    meaning:
      'Much of the ground is laid, but the data for the problem isn’t recorded in a form that can be used. Record it first: nothing can be learnt from what was never kept.',
  },
  {
    when: [{ dimension: 'data', below: 35 }],
    meaning:
      'Much of the ground is laid, but the data is too weak to carry a trial. A few weeks of work on it come first.',
  },
  {
    when: [{ question: 'U1', below: 2 }],
    meaning:
      'Much of the ground is laid, and the process that AI would support isn’t written down. Describe and measure it first: it may need no AI.',
  },
]

/** The questions, weights, levels and gates of one version. A change of any of them is a new version: finished results keep theirs. */
export const readinessModel: ReadinessModel = {
  version: '2026.1',
  target: 65,
  bands: [
    { id: 'low', from: 0, to: 34 },
    { id: 'mid', from: 35, to: 64 },
    { id: 'high', from: 65, to: 100 },
  ],
  levels: [
    {
      name: 'Exploring',
      from: 0,
      comparable: 'MIT CISR stage 1',
      meaning:
        'AI is being talked about, and nothing is in place yet that a project could stand on. The next step is small and costs little: one problem, written down with its figure.',
      instead: [
        {
          when: [{ question: 'S1', atLeast: 2 }],
          meaning:
            'The problem is known, and what a project could stand on isn’t there yet. The next step is small and costs little: the first of the actions below.',
        },
      ],
    },
    {
      name: 'Preparing',
      from: 25,
      comparable: 'MIT CISR stage 1',
      meaning:
        'Parts of the ground are laid. A project would fail today at the weakest part below, which a few weeks of work can mend.',
      instead: [],
    },
    {
      name: 'Piloting',
      from: 45,
      comparable: 'MIT CISR stage 2',
      meaning:
        'One well-chosen pilot can start. Keep it to a single process with an owner, a baseline and a date on which it is stopped or continued.',
      instead: [
        ...notYet,
        {
          when: [{ question: 'U2', atLeast: 2 }],
          meaning:
            'What has been tried can go on. Keep each use to a single process with an owner, a baseline and a date on which it is stopped or continued.',
        },
      ],
    },
    {
      name: 'Scaling',
      from: 65,
      comparable: 'MIT CISR stage 3',
      meaning:
        'What works in one place can be made to work in several. The effort moves from models to shared parts, owners and running costs.',
      instead: [
        ...notYet,
        {
          when: [{ question: 'U2', below: 2 }],
          meaning:
            'The ground is laid, and no AI runs on it yet. Begin with one use in a single process, and decide about others by what it showed.',
        },
      ],
    },
    {
      name: 'Leading',
      from: 85,
      comparable: 'MIT CISR stage 4',
      meaning:
        'AI is part of how the work is done. What is left is keeping it honest: drift, yearly review, and stopping what no longer pays.',
      instead: [
        ...notYet,
        {
          when: [{ question: 'U2', below: 2 }],
          meaning:
            'The ground is laid as well as one can, and no AI runs on it yet. Begin with one use in a single process, and decide about others by what it showed.',
        },
      ],
    },
  ],
  gates: [
    {
      cap: 'Piloting',
      when: [{ dimension: 'data', below: 35 }],
      reason: 'Data foundations are below 35. Scaling copies what the data can’t carry.',
    },
    {
      cap: 'Piloting',
      when: [
        { dimension: 'governance', below: 35 },
        { question: 'U2', atLeast: 2 },
      ],
      reason:
        'AI is in use already while governance is below 35. More of it would run without anybody who can stop a wrong answer.',
    },
    {
      cap: 'Preparing',
      when: [{ dimension: 'strategy', below: 25 }],
      reason: 'Strategy and value are below 25. A pilot without a problem and an owner can’t be judged.',
    },
  ],
  dimensions: [
    {
      id: 'strategy',
      name: 'Strategy and value',
      short: 'Strategy',
      weight: 15,
      asks: 'Is there a problem worth solving, somebody who answers for it, and a way to tell whether it was solved?',
    },
    {
      id: 'data',
      name: 'Data foundations',
      short: 'Data',
      weight: 20,
      asks: 'Is what happens recorded, can it be trusted, and can somebody get at it within days?',
    },
    {
      id: 'technology',
      name: 'Technology and integration',
      short: 'Technology',
      weight: 15,
      asks: 'Can machines and systems be read, is there a place where a model may run, and is it secured?',
    },
    {
      id: 'people',
      name: 'People and skills',
      short: 'People',
      weight: 15,
      asks: 'Who in the firm can build, use and question an AI system, and do they have the time?',
    },
    {
      id: 'governance',
      name: 'Governance, risk and data protection',
      short: 'Governance',
      weight: 15,
      asks: 'Are the uses of AI known, are their risks judged, and can a person stop a wrong answer?',
    },
    {
      id: 'culture',
      name: 'Culture and change',
      short: 'Culture',
      weight: 10,
      asks: 'Do people say what they think of AI, and did the last change of a process last?',
    },
    {
      id: 'delivery',
      name: 'Use case and operations',
      short: 'Delivery',
      weight: 10,
      asks: 'Is the process steady enough to help, and who keeps a system alive after the pilot?',
    },
  ],
  questions: [
    {
      id: 'S1',
      dimension: 'strategy',
      weight: 2,
      text: 'Which business problem would AI solve first, and what is it worth?',
      options: [
        'No specific problem yet',
        'Ideas, not written down',
        'Problem written down',
        'Written down with today’s baseline figure',
        'Baseline, target and £ value agreed with an owner',
      ],
      basis: 'MIT CISR Strategy; Gartner Value; DSIT barrier ‘no identified need’',
    },
    {
      id: 'S2',
      dimension: 'strategy',
      weight: 1,
      text: 'Who is accountable for AI?',
      options: [
        'Nobody',
        'An enthusiast',
        'A manager, part time',
        'A named senior leader',
        'A board sponsor who reviews it every quarter',
      ],
      basis: 'Cisco Strategy; Deloitte Strategy',
    },
    {
      id: 'S3',
      dimension: 'strategy',
      weight: 1,
      text: 'How is AI work funded?',
      options: [
        'No money',
        'Found from other budgets',
        'A pilot budget',
        'A yearly budget',
        'Multi-year, released against benefits',
      ],
      basis: 'Cisco Strategy',
    },
    {
      id: 'S4',
      dimension: 'strategy',
      weight: 1,
      text: 'How do you judge whether analytics or AI worked?',
      options: [
        'We do not',
        'Anecdotes',
        'Usage counts',
        'A KPI before and after',
        'A KPI that decides stop or scale',
      ],
      basis: 'Gartner Value',
    },
    {
      id: 'D1',
      dimension: 'data',
      weight: 2,
      text: 'Is the data for that problem recorded?',
      options: [
        'No',
        'On paper',
        'In spreadsheets or on single machines',
        'In a system we can export from',
        'In a central store with 12+ months of history',
      ],
      basis: 'Cisco Data; Gartner Data',
    },
    {
      id: 'D2',
      dimension: 'data',
      weight: 2,
      text: 'What do you know about its quality?',
      options: [
        'Nothing',
        'Known to be poor',
        'Checked when something breaks',
        'Checked regularly',
        'Automatic checks with named owners',
      ],
      basis: 'AIME Data management',
    },
    {
      id: 'D3',
      dimension: 'data',
      weight: 1,
      text: 'How long does an analyst wait for a data set?',
      options: ['Cannot get it', 'Months', 'Weeks', 'Days', 'Same day, self service'],
      basis: 'Deloitte Data management',
    },
    {
      id: 'D4',
      dimension: 'data',
      weight: 1,
      text: 'Are outcomes (failures, defects, sales, diagnoses) recorded against inputs?',
      options: [
        'No',
        'Sometimes, free text',
        'Mostly, free text',
        'Mostly, coded',
        'Always coded and time-stamped',
      ],
      basis: 'AIME Data management (completeness)',
    },
    {
      id: 'D5',
      dimension: 'data',
      weight: 1,
      text: 'Do data sets have an owner, a definition and a retention period?',
      options: ['None', 'One or two', 'Key ones, informally', 'Key ones, written', 'All, in a catalogue'],
      basis: 'Gartner Data; AIME Data management',
    },
    {
      id: 'T1',
      dimension: 'technology',
      weight: 2,
      text: 'How are your main systems (machines, ERP, CRM) connected?',
      options: [
        'Not connected',
        'Manual exports',
        'A few point-to-point links',
        'APIs, OPC UA or MQTT on key systems',
        'A monitored integration layer',
      ],
      basis: 'MIT CISR Systems; Cisco Infrastructure',
    },
    {
      id: 'T2',
      dimension: 'technology',
      weight: 1,
      text: 'Where could a model run?',
      options: [
        'Nowhere yet',
        'A desktop PC',
        'A server or cloud account',
        'Managed cloud or edge with a security baseline',
        'Repeatable deployment with model monitoring',
      ],
      basis: 'Cisco Infrastructure; Gartner Engineering',
    },
    {
      id: 'T3',
      dimension: 'technology',
      weight: 1,
      text: 'How is cyber security assured?',
      options: [
        'Not assessed',
        'Basic measures',
        'Cyber Essentials or equal under way',
        'Cyber Essentials or ISO 27001 held',
        'Held, plus AI-specific access, logging and leakage controls',
      ],
      basis: 'AIME Data protection/security; Cisco Infrastructure',
    },
    {
      id: 'P1',
      dimension: 'people',
      weight: 2,
      text: 'Which skills are in house?',
      options: [
        'None',
        'Self-taught users',
        'Analysts',
        'Data or ML engineers',
        'A cross-functional team with a product owner',
      ],
      basis: 'Cisco Talent; DSIT barrier ‘limited skills’',
    },
    {
      id: 'P2',
      dimension: 'people',
      weight: 1,
      text: 'What AI training do staff get?',
      options: [
        'None',
        'Optional links',
        'Awareness for some',
        'Role-based for most users',
        'Role-based, refreshed yearly and checked',
      ],
      basis: 'Deloitte Talent',
    },
    {
      id: 'P3',
      dimension: 'people',
      weight: 1,
      text: 'Can subject experts give time to an AI project?',
      options: [
        'No',
        'As a favour',
        'Part time for a pilot',
        'Ring-fenced',
        'Ring-fenced, with an external partner route',
      ],
      basis: 'MIT CISR Synchronization',
    },
    {
      id: 'G1',
      dimension: 'governance',
      weight: 1,
      text: 'Do you have an AI policy and a register of AI systems?',
      options: [
        'No',
        'Informal rules',
        'Policy drafted',
        'Policy approved and register kept',
        'Both reviewed yearly with assigned roles',
      ],
      basis: 'AIME AI system record; AI policy',
    },
    {
      id: 'G2',
      dimension: 'governance',
      weight: 1,
      text: 'How is data protection handled for AI uses?',
      options: [
        'Not considered',
        'Privacy notice only',
        'DPIA for some uses',
        'DPIA screening for every use',
        'Screening plus lawful basis, retention and supplier checks on record',
      ],
      basis: 'AIME Data protection; UK GDPR',
    },
    {
      id: 'G3',
      dimension: 'governance',
      weight: 1,
      text: 'How are AI risks and impacts on people assessed?',
      options: [
        'They are not',
        'Informally',
        'A checklist',
        'Documented, with thresholds',
        'Documented, monitored in use, with an incident route',
      ],
      basis: 'AIME Risk assessment; Impact assessment',
    },
    {
      id: 'G4',
      dimension: 'governance',
      weight: 1,
      text: 'Who can check, override or report a wrong AI output?',
      options: [
        'Nobody',
        'Whoever notices',
        'A named reviewer',
        'Named reviewer with override and log',
        'As before, plus a reporting channel for staff and customers',
      ],
      basis: 'AIME Issue reporting; MIT CISR Stewardship',
    },
    {
      id: 'C1',
      dimension: 'culture',
      weight: 1,
      text: 'How do teams react to AI?',
      options: [
        'It is not discussed',
        'Mostly worried',
        'Some try tools with permission',
        'Leaders discuss it openly and consult staff',
        'Staff propose and co-design uses',
      ],
      basis: 'Cisco Culture; Gartner Culture',
    },
    {
      id: 'C2',
      dimension: 'culture',
      weight: 1,
      text: 'What happened to your last process change?',
      options: [
        'Abandoned',
        'Partly adopted',
        'Adopted late',
        'Adopted as planned',
        'Adopted, then improved',
      ],
      basis: 'MIT CISR Synchronization',
    },
    {
      id: 'U1',
      dimension: 'delivery',
      weight: 1,
      text: 'How stable is the process AI would support?',
      options: [
        'Not described',
        'In people’s heads',
        'Partly written',
        'Written and measured',
        'Written, measured and stable',
      ],
      basis: 'MIT CISR stage 1-2',
    },
    {
      id: 'U2',
      dimension: 'delivery',
      weight: 1,
      text: 'What experience of AI do you have?',
      options: [
        'None',
        'Staff use public tools',
        'One pilot',
        'One use in production',
        'Several in production with shared parts',
      ],
      basis: 'MIT CISR stages; Cisco pilot-to-production',
    },
    {
      id: 'U3',
      dimension: 'delivery',
      weight: 1,
      text: 'If a pilot works, who runs it afterwards?',
      options: [
        'No idea',
        'The supplier',
        'A named owner',
        'Owner, support and rollback',
        'As before, with drift monitoring and retraining',
      ],
      basis: 'Gartner Engineering',
    },
  ],
  steps: readinessSteps,
}
