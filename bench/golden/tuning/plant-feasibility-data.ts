import type { GoldenDialogue } from '../golden-dialogue.ts'

/** What an honest reply says where the pages say nothing. */
const unanswered =
  /don[’']t (?:publish|know|have|say)|can[’']t (?:say|tell|answer)|n[’']t published|ask (?:us|an|our)\b/i

/** Is the data enough, and what can be promised on it. */
export const plantFeasibilityData: GoldenDialogue[] = [
  {
    id: 'plant-feasibility-11',
    group: 'feasibility',
    turns: [
      {
        asks: 'PI historian, 2 years of 1-min data w/ a deadband of 1 %. is that enough to work from?',
        wants: 'answer',
        says: [/compress|dead ?band/i, /raw|spike|drift|short faults|erase|gone|trap/i],
        restsOn: '/qa/integration#historian',
      },
    ],
  },
  {
    id: 'plant-feasibility-13',
    group: 'feasibility',
    turns: [
      {
        asks: 'moulding, 22 sec cycle. want to catch short shots w/out a camera, possible?',
        wants: 'answer',
        says: [/cavity pressure|cushion|each shot|pressure and time|curves/i],
        restsOn: '/usecases/injection-moulding-anomalies',
      },
      {
        asks: 'machines are old, no euromap',
        wants: 'answer',
        says: [/cavity pressure/i],
        restsOn: '/usecases/injection-moulding-anomalies',
      },
      {
        asks: 'we change moulds 4 times a day, few hundred shots off each. still?',
        wants: 'answer',
        says: [/machine limits|long runs|job shop/i],
        restsOn: '/usecases/injection-moulding-anomalies',
      },
    ],
  },
  {
    id: 'plant-feasibility-15',
    group: 'feasibility',
    turns: [
      {
        asks: 'Our OEM customer demands zero ppm. Will you guarantee in writing that nothing bad gets past the camera?',
        wants: 'answer',
        says: [/nobody can|no one can|can[’']t (?:be )?guarantee|rule of three|a bound|below 1\s?%/i],
        never: [/^yes\b|we guarantee/i],
        restsOn: '/qa/machine-vision#proving-zero-escapes',
      },
      {
        asks: 'so how many bad ones must we show it to claim under 0.1%',
        wants: 'answer',
        says: [/3[,.]?000/],
        restsOn: '/qa/machine-vision#proving-zero-escapes',
      },
    ],
  },
  {
    id: 'plant-feasibility-16',
    group: 'feasibility',
    turns: [
      {
        asks: 'spray drier, lab takes 2 hrs for a moisture. can you estimate it in between',
        wants: 'answer',
        says: [/soft sensor|every minute|estimate/i],
        restsOn: '/usecases/dryer-moisture-control',
      },
    ],
  },
  {
    id: 'plant-feasibility-17',
    group: 'feasibility',
    turns: [
      {
        asks: 'is your camera kit ok for ATEX zone 1',
        wants: 'answer',
        says: [unanswered],
        never: [/^yes\b|certified for ATEX/i],
      },
    ],
  },
  {
    id: 'plant-feasibility-18',
    group: 'feasibility',
    turns: [
      {
        asks: 'hi there. quality mgr, plastic caps, 9,000 parts a month at £5.80 each, scrap about 3%. md wants an AI that predicts short shots, hoping for a quarter less. does that stack up before i spend the day writing it up',
        wants: 'answer',
        says: [/payback|repa(?:y|id)|18 months|don[’']t come for|engineer[’']s month|process engineer/i],
        restsOn: '/blog/how-to-write-a-brief-for-an-ai-project',
      },
    ],
  },
  {
    id: 'plant-feasibility-19',
    group: 'feasibility',
    turns: [
      {
        asks: 'two inspectors here only agree about 85% of the time. do we start with the camera anyway',
        wants: 'answer',
        says: [/standard|settle|one in ten|90\s?%|kappa|gauge study|below about/i],
        never: [/^yes\b/i],
        restsOn: '/qa/data#no-labels',
      },
    ],
  },
  {
    id: 'plant-feasibility-20',
    group: 'feasibility',
    turns: [
      {
        asks: '4kHz press, need it to stop the ram inside 10 ms when the curve looks off',
        wants: 'answer',
        says: [/belongs in the (?:PLC|controller)|closed-loop|safety (?:circuit|function)/i],
        restsOn: '/solutions/real-time-analytics-gateway',
      },
    ],
  },
]
