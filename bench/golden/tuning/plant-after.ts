import type { GoldenDialogue } from '../golden-dialogue.ts'

/** What people of a works ask about the years after the start. */
export const plantAfter: GoldenDialogue[] = [
  {
    id: 'plant-after-1',
    group: 'after go-live',
    turns: [
      {
        asks: 'who babysits it once ye are gone',
        wants: 'answer',
        says: [/somebody of yours|one to four hours|1 to 4 hours|your (?:own )?people|named before/i],
        restsOn: '/qa/after-go-live#who-looks-after-it',
      },
      {
        asks: 'does he have to be able to code',
        wants: 'answer',
        says: [
          /needn[’']t (?:be a )?(?:program|code)|not (?:have|need) to (?:be a )?(?:program|code)|without programming/i,
        ],
        restsOn: '/qa/after-go-live#who-looks-after-it',
      },
      {
        asks: 'can we get a support contract off you, 24/7 ideally',
        wants: 'answer',
        says: [/support order|response times|reachable/i],
        never: [/we (?:offer|provide) 24\/7/i],
        restsOn: '/qa/after-go-live#who-looks-after-it',
      },
    ],
  },
  {
    id: 'plant-after-2',
    group: 'after go-live',
    turns: [
      {
        asks: 'how often retrain',
        wants: 'answer',
        says: [/charts say|not by calendar|a year or more|once after each overhaul/i],
        restsOn: '/qa/after-go-live#how-often-retrain',
      },
      {
        asks: 'so what should i put in the budget per annum to keep it alive',
        wants: 'answer',
        says: [/15\s?(?:to|–|-)\s?20\s?%/],
        restsOn: '/qa/cost#running-costs',
      },
    ],
  },
  {
    id: 'plant-after-3',
    group: 'after go-live',
    turns: [
      {
        asks: 'camera PC dies 3am saturday, one operator on. then what',
        wants: 'answer',
        says: [/bypass|as it did before|manual inspection|fallback|spare/i],
        never: [/ring us at night|24\/7/i],
        restsOn: '/qa/after-go-live#bypass',
      },
    ],
  },
  {
    id: 'plant-after-4',
    group: 'after go-live',
    turns: [
      {
        asks: 'new pack size launching in march. does the vision have to learn it all over again',
        wants: 'answer',
        says: [/50 (?:to|–|-) 100/],
        restsOn: '/qa/machine-vision#new-variants',
      },
      {
        asks: 'could our own lads do that',
        wants: 'answer',
        says: [/alone|your (?:own )?people should|part of the handover|themselves/i],
        restsOn: '/qa/machine-vision#new-variants',
      },
      {
        asks: 'and a whole new coating?',
        wants: 'answer',
        says: [/proper trial|new surface|shorter/i],
        restsOn: '/qa/machine-vision#new-variants',
      },
    ],
  },
  {
    id: 'plant-after-5',
    group: 'after go-live',
    turns: [
      {
        asks: 'IATF auditor wants to know why serial 4471 was passed two yrs ago. could we show him',
        wants: 'answer',
        says: [/version|threshold|recomputed|planned for/i],
        restsOn: '/qa/after-go-live#model-versions-audit',
      },
      {
        asks: 'how long would the pictures be stored',
        wants: 'answer',
        says: [/question of price|rejects|set the period|twelve weeks|customers set/i],
        never: [/14 days, blurred/i],
        restsOn: '/qa/after-go-live#model-versions-audit',
      },
    ],
  },
  {
    id: 'plant-after-6',
    group: 'after go-live',
    turns: [
      {
        asks: 'operators hit the bypass on the old vision station every shift. how would your engineer go about that',
        wants: 'answer',
        says: [/false rejects?/i, /commonest|before talking of discipline|trust|threshold/i],
        restsOn: '/ai-roles/machine-vision',
      },
    ],
  },
  {
    id: 'plant-after-7',
    group: 'after go-live',
    turns: [
      {
        asks: 'oil mist everywhere here, lens window will be filthy by lunchtime',
        wants: 'answer',
        says: [/clean|dirt/i],
        restsOn: '/solutions/machine-vision',
      },
    ],
  },
  {
    id: 'plant-after-8',
    group: 'after go-live',
    turns: [
      {
        asks: 'a year in, how would we know its still earning its keep',
        wants: 'answer',
        says: [/baseline|twelve months|same weeks|comparison/i],
        restsOn: '/qa/after-go-live#measure-benefit-later',
      },
      {
        asks: 'and if it isnt',
        wants: 'answer',
        says: [/switch it off|way out|negative/i],
        restsOn: '/qa/after-go-live#measure-benefit-later',
      },
    ],
  },
  {
    id: 'plant-after-10',
    group: 'after go-live',
    turns: [
      {
        asks: 'what is drift and do we get it or only other people',
        wants: 'answer',
        says: [/world moves|every system|inputs? drift|drifts/i],
        restsOn: '/qa/after-go-live#model-drift',
      },
    ],
  },
]
