import type { Solution } from '#content/solution.ts'

export default {
  slug: 'machine-vision',
  title: 'Machine vision',
  pageTitle: 'Machine vision inspection on your line',
  description:
    'An inspection station with light, optics, model and reject gate: inputs, typical weeks and price band, false rejects against escapes, and when not to buy it.',
  kind: 'pictures',
  turn: 'look',
  complaint: 'Bad parts reach the customer, and good ones are in the scrap bin.',
  summary:
    'A station that looks at each part, decides within takt time and fires the gate. Tuned by the two figures that cost you money: escapes and false rejects.',
  whatItIs: `Most of a machine vision system is light, optics and mechanics; the software is the smaller part. The part must arrive in the same place, lit the same way, sharp enough that the smallest defect covers three pixels at the least, and better five. After that, finding it is the easier half.

We deliver the whole station or retrofit one that was switched off. The picture is aligned to a master, differences beyond natural variation are marked, and a written rule turns marks into pass or fail. A slider shows what each setting would have cost on last month’s parts, so the threshold is a decision of your quality manager rather than a number in a config file.`,
  whoFor: `Manufacturers with parts that pass one point at a steady rate: pressings, castings, mouldings, packs, labels, printed boards, bottles. Sorting by people already happens or a customer has asked for it. Volumes from about 2,000 parts a day make the sums work; below that the part must be dear or the defect dangerous.`,
  steps: [
    {
      name: 'Optics trial',
      weeks: 2,
      text: 'Your parts, our bench: lenses and six kinds of lighting until the defect shows and the water spot does not.',
    },
    {
      name: 'Part set',
      weeks: 3,
      text: 'Good parts from every tool, cavity and batch, and every bad one you can find, judged by two inspectors without seeing each other’s marks.',
    },
    {
      name: 'Build and align',
      weeks: 4,
      text: 'Bracket, enclosure, trigger and PLC handshake are built; software removes shift and rotation so that a part 5 px out of place is no defect.',
    },
    {
      name: 'Threshold meeting',
      weeks: 1,
      text: 'Quality, production and finance look at one curve: false rejects against escapes, priced with your own scrap and complaint costs.',
    },
    {
      name: 'Shadow run',
      weeks: 4,
      text: 'The gate stays shut while the verdict is logged. Disagreements with the inspectors are settled part by part.',
    },
    {
      name: 'Release',
      weeks: 2,
      text: 'The gate goes live with a challenge part each shift, a bypass key and a spare camera on the shelf.',
    },
  ],
  firstInput: '100 good parts and 30 bad ones',
  inputs: [
    'Parts in the hand: 100 good and 30 of each defect that matters, with the borderline ones.',
    'Takt and access: the time per part and half a metre of line where nothing else moves.',
    'A limit catalogue: which scratch is too long, in which zone, agreed by the customer if there is one.',
    'A free PLC signal pair: one trigger in and one verdict out, with your controls engineer for two days.',
  ],
  weeks: { from: 16, to: 36 },
  priceBasis: 'vision',
  priceDrivers:
    'One camera on one flat part with an existing reject gate is near the bottom of the band. Six views, a rotating fixture, washdown housing and a validated environment are near the top. Hardware is listed line by line in the offer.',
  integration: [
    'PLC: Profinet, EtherNet/IP or two wires at 24 V; the verdict arrives before the part reaches the gate.',
    'OPC UA: results and counters are published to the companion model for machine vision.',
    'MES: serial number, verdict and picture reference are stored with the production order.',
    'Storage: bad parts are kept in full, good ones sampled, with a disk plan for twelve weeks.',
  ],
  risks: [
    'Upstream change: new coolant, supplier or tool changes the surface; a drift chart of picture statistics warns before rejects rise.',
    'Rare defects: one that occurs once in 100,000 parts cannot be proven statistically; we seed artificial ones and say what that proves.',
    'Dirt on the window: the commonest cause of stoppages, so cleaning is a task in the shift plan with a camera check behind it.',
    'Operator trust: a burst of false rejects in week one ends many systems, which is why the gate stays shut in the shadow run.',
  ],
  notFor: [
    'Your inspectors disagree with one another on more than one part in ten; settle the standard first.',
    'The defect is felt, heard or lies under the surface: use touch, acoustics or X-ray.',
    'The product changes each week and every variant needs its own fixture.',
    'A poka-yoke pin or a light gate would catch the same fault.',
  ],
  benefits: [
    'Escaped defects of the taught kinds: typically 60 to 90 % fewer, by customer complaints and by seeded parts.',
    'Good parts rejected in error: typically 0.5 to 3 % after two months of tuning.',
    'Manual sorting hours: typically 50 to 85 % fewer, with people moved to the borderline tray.',
    'Time from a defect to the cavity or tool that made it: typically minutes, from the position in the picture.',
  ],
  faq: [
    {
      question: 'Do we need deep learning?',
      answer:
        'Often not. Dimensions, presence and print are better served by classical measurement, which can be explained to an auditor. Learning earns its place on textured or natural surfaces.',
    },
    {
      question: 'Can you use the cameras that are already there?',
      answer:
        'Sometimes. If resolution and light suffice, a retrofit typically saves a third of the time; surveillance cameras almost never do.',
    },
    {
      question: 'Who can change the threshold later?',
      answer:
        'Named people of yours, with a reason typed in. Each change is logged and can be replayed against stored parts before it takes effect.',
    },
    {
      question: 'What if it does not reach the agreed figure?',
      answer:
        'The optics trial and the shadow run each end with a pass mark written into the order. Below it you may stop, and keep pictures, labels and report.',
    },
    {
      question: 'How fast can it be?',
      answer:
        'A verdict in 50 to 200 ms is usual with one camera and a small industrial computer. Continuous webs need line-scan cameras and are planned differently.',
    },
  ],
  useCases: ['surface-defect-inspection', 'container-damage-inspection', 'injection-moulding-anomalies'],
  roles: ['machine-vision', 'computer-vision', 'mlops-engineer'],
  questions: ['smallest-defect', 'lighting', 'vision-cost'],
  demo: 'Phase correlation to align, structural similarity against a master, pass or fail by a threshold with its false reject and escape rates',
  picture: 'manufacturing',
  visitorWords:
    'visual inspection, camera inspection, quality control camera, AOI, reject station, scratches, dents, label check, presence check, faulty parts reach customers, sorting parts',
} satisfies Solution
