import type { GoldenDialogue } from '../golden-dialogue.ts'

/** The rest of the eleven solutions, and use cases where none is the whole answer. */
export const plantFitMore: GoldenDialogue[] = [
  {
    id: 'plant-fit-11',
    group: 'solution fit',
    turns: [
      {
        asks: 'Each shift runs the extruder on its own settings. We have four years in the historian – could you work out the best recipe from that alone?',
        wants: 'answer',
        says: [/seldom|rarely|trial|move settings together|independently/i],
        never: [/^yes\b/i],
        restsOn: '/solutions/continuous-process-optimization',
      },
      {
        asks: 'what about our medical line, settings are locked by the validation there',
        wants: 'answer',
        says: [/regulator|fixed by validation|not for|each change needs/i],
        restsOn: '/solutions/continuous-process-optimization',
      },
    ],
  },
  {
    id: 'plant-fit-12',
    group: 'solution fit',
    turns: [
      {
        asks: 'monthly ops pack takes 5 of us the best part of a fortnight. can it be written for us',
        wants: 'answer',
        says: [/report/i, /sentence|draft|written?|text/i],
        restsOn: '/solutions/ai-enhanced-reporting',
      },
      {
        asks: 'whats to stop it making up a number',
        wants: 'answer',
        says: [/looked up|not shown|dropped|without a match|link(?:s|ed)? to/i],
        restsOn: '/solutions/ai-enhanced-reporting',
      },
    ],
  },
  {
    id: 'plant-fit-13',
    group: 'solution fit',
    turns: [
      {
        asks: 'same pump has a different number in maximo, sap and the historian. who sorts that',
        wants: 'answer',
        says: [/integration|linked|record linkage|match(?:ed|ing|es)/i],
        never: [/vibration|weibull/i],
        restsOn: '/solutions/seamless-integration-framework',
      },
      {
        asks: 'maximo is being switched off in 8 months mind',
        wants: 'answer',
        says: [/within a year|export once|both old and new|systems are being replaced/i],
        restsOn: '/solutions/seamless-integration-framework',
      },
    ],
  },
  {
    id: 'plant-fit-14',
    group: 'solution fit',
    turns: [
      {
        asks: 'which one of your products stops breakdowns',
        wants: 'answer',
        says: [/predictive maintenance|condition monitoring/i],
        never: [/fleet|lorr/i, /OEE demo/i],
        restsOn: '/solutions/predictive-maintenance-intelligence',
      },
    ],
  },
  {
    id: 'plant-fit-16',
    group: 'solution fit',
    turns: [
      {
        asks: 'night shift has one fitter and a manual like a phone book for the filler. is there something he can ask on his phone',
        wants: 'answer',
        says: [/maintenance assistant|assistant/i, /manual|work order|page/i],
        restsOn: '/usecases/maintenance-assistant',
      },
      {
        asks: 'could we use it for the lock out steps as well',
        wants: 'answer',
        says: [/only source|never rewritten|as the manual words|lock-?out/i],
        restsOn: '/usecases/maintenance-assistant',
      },
    ],
  },
  {
    id: 'plant-fit-18',
    group: 'solution fit',
    turns: [
      {
        asks: 'Compressor house costs us a fortune, I reckon half of it is leaks. We spend about 90k a year on electric in total. Worth monitoring?',
        wants: 'answer',
        says: [/150[,.]?000/, /ultrasonic|leak detector|hire/i],
        restsOn: '/usecases/compressed-air-energy',
      },
    ],
  },
]
