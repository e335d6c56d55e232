import type { GoldenDialogue } from '../golden-dialogue.ts'

/** Which of the eleven solutions suits a works, and which doesn't. */
export const plantFit: GoldenDialogue[] = [
  {
    id: 'plant-fit-1',
    group: 'solution fit',
    turns: [
      {
        asks: 'we stamp brackets, 6k a day near enough. 3 people sort by eye and the customer STILL sends them back. is that enough volume for a camera to pay',
        wants: 'answer',
        says: [/2[,.]?000/],
        never: [/smart safety|near[- ]miss/i],
        restsOn: '/solutions/machine-vision',
      },
      {
        asks: 'ok what would u need off us to get going',
        wants: 'answer',
        says: [/(?:100|hundred) good|30 (?:bad|of each)|limit catalogue/i],
        restsOn: '/solutions/machine-vision',
      },
      {
        asks: 'and ballpark £?',
        wants: 'answer',
        says: [/£\s?10[,.]?000/, /100[,.]?000/],
        restsOn: '/qa/machine-vision#vision-cost',
      },
      {
        asks: 'cameras in that or on top',
        wants: 'answer',
        says: [/apart|separate|beside|at cost|line by line|not included|on top|extra/i],
        restsOn: '/qa/machine-vision#vision-cost',
      },
    ],
  },
  {
    id: 'plant-fit-2',
    group: 'solution fit',
    turns: [
      {
        asks: 'jobbing shop, different part most weeks and every one needs its own jig. would machine vision suit us or are we wasting our time',
        wants: 'answer',
        says: [/fixture|(?:product|part|variant)s? (?:that )?changes? (?:each|every) week|not for|when not/i],
        never: [/visual intelligence is|phone pictures/i],
        restsOn: '/solutions/machine-vision',
      },
    ],
  },
  {
    id: 'plant-fit-3',
    group: 'solution fit',
    turns: [
      {
        asks: 'QC lab. two techs count colonies on the same plate and never agree. about 300 plates a week. have you anything for that',
        wants: 'answer',
        says: [/visual intelligence|count(?:s|ing)?,? (?:or |and )?(?:siz|measur)|hand count/i],
        never: [/reject gate|smart safety/i],
        restsOn: '/solutions/visual-intelligence',
      },
      {
        asks: 'could they just take it on a phone',
        wants: 'answer',
        says: [/scale|ruler|marker|tile of known/i],
        restsOn: '/solutions/visual-intelligence',
      },
      {
        asks: 'other site only does 30 a week, same thing?',
        wants: 'answer',
        says: [/fifty|50/, /tally/i],
        restsOn: '/solutions/visual-intelligence',
      },
    ],
  },
  {
    id: 'plant-fit-4',
    group: 'solution fit',
    turns: [
      {
        asks: 'Reach trucks and pickers share the one aisle. We know there are near misses, nobody fills in the cards. Can you do something with cameras without the union going mad?',
        wants: 'answer',
        says: [/never (?:which|who)|no faces|faces? (?:are|is) (?:not|never)|recognises nobody|blur/i],
        never: [/scratch|reject gate/i],
        restsOn: '/usecases/forklift-pedestrian-safety',
      },
      {
        asks: 'can it slam the brakes on the truck',
        wants: 'answer',
        says: [/certified|protective|extra layer|doesn[’']t (?:slow or )?stop|safety function/i],
        never: [/yes, it (?:stops|brakes)/i],
        restsOn: '/solutions/smart-safety-surveillance',
      },
      {
        asks: 'how long is footage kept',
        wants: 'answer',
        says: [/14 days|fortnight|two weeks/i],
        never: [/24 months|twelve weeks/i],
        restsOn: '/solutions/smart-safety-surveillance',
      },
    ],
  },
  {
    id: 'plant-fit-5',
    group: 'solution fit',
    turns: [
      {
        asks: 'dairy, 60 odd pumps and 20 fans, always goes on a sunday. we have 3 yrs of SAP PM orders but not a single sensor. any use to ye?',
        wants: 'answer',
        says: [
          /work orders|records|history|life curve/i,
          /not at first|records alone|no sensor|without (?:a |any )?sensor|sensors follow/i,
        ],
        restsOn: '/solutions/predictive-maintenance-intelligence',
      },
      {
        asks: 'how many breakdowns of the one thing do u need',
        wants: 'answer',
        says: [/twenty|20/i],
        never: [/300 bad|100 to 300 examples of each/i],
        restsOn: '/solutions/predictive-maintenance-intelligence',
      },
      {
        asks: 'and what would that come to money wise',
        wants: 'answer',
        says: [/£\s?(?:800|4[,.]?000)/, /day|week/i],
        restsOn: '/solutions/predictive-maintenance-intelligence',
      },
    ],
  },
  {
    id: 'plant-fit-6',
    group: 'solution fit',
    on: '/solutions/predictive-maintenance-intelligence',
    turns: [
      {
        asks: 'when is this NOT worth doing',
        wants: 'answer',
        says: [/run (?:it )?to failure|crashes|legal inspection|in stock|say only/i],
        never: [/poka-yoke|inspectors disagree/i],
        restsOn: '/solutions/predictive-maintenance-intelligence',
      },
    ],
  },
  {
    id: 'plant-fit-7',
    group: 'solution fit',
    turns: [
      {
        asks: 'need to see energy peaks as they happen not the next morning. ~1200 tags, mostly S7 and modbus meters. which product',
        wants: 'answer',
        says: [/gateway|2 to 10 seconds|within seconds/i],
        restsOn: '/solutions/real-time-analytics-gateway',
      },
      {
        asks: 'if the network drops for ten mins is that data gone',
        wants: 'answer',
        says: [/store[- ]and[- ]forward|counted once|late|on disk|no data/i],
        restsOn: '/solutions/real-time-analytics-gateway',
      },
    ],
  },
  {
    id: 'plant-fit-8',
    group: 'solution fit',
    turns: [
      {
        asks: 'Every department walks in on Monday with a different OEE for the same week. Can you fix that?',
        wants: 'answer',
        says: [/figure book|dashboard|definition|events? (?:behind|with)|formula/i],
        never: [/bearing|anomal/i],
        restsOn: '/solutions/dynamic-operational-dashboards',
      },
      {
        asks: 'sister site is one machine one shift, worth it there',
        wants: 'answer',
        says: [/whiteboard/i],
        restsOn: '/solutions/dynamic-operational-dashboards',
      },
    ],
  },
  {
    id: 'plant-fit-9',
    group: 'solution fit',
    turns: [
      {
        asks: 'we measure 35 odd dims a batch on the cmm, it goes in excel and nobody opens it til theres a complaint',
        wants: 'answer',
        says: [/control chart|SPC|quality insight/i],
        restsOn: '/solutions/quality-insight-automation',
      },
      {
        asks: 'we already pay for SPC software though',
        wants: 'answer',
        says: [/none is needed|what you own|last resort|connect gauges/i],
        restsOn: '/solutions/quality-insight-automation',
      },
    ],
  },
  {
    id: 'plant-fit-10',
    group: 'solution fit',
    turns: [
      {
        asks: 'control room gets thousands of alarms a day, the lads just ack them. what have you for that',
        wants: 'answer',
        says: [/anomaly|alarm (?:budget|audit)|false alarms/i],
        never: [/burglar|fire alarm/i],
        restsOn: '/solutions/instant-anomaly-detection',
      },
      {
        asks: 'how long to put in',
        wants: 'answer',
        says: [/14\s?(?:to|–|-|and)\s?26|14 weeks/i],
        restsOn: '/solutions/instant-anomaly-detection',
      },
    ],
  },
]
