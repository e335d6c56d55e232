import type { GoldenDialogue } from '../golden-dialogue.ts'

/** Can it see, hear or estimate this, how fast, and from how many pictures. */
export const plantFeasibility: GoldenDialogue[] = [
  {
    id: 'plant-feasibility-1',
    group: 'feasibility',
    turns: [
      {
        asks: 'can it read lot codes on film at 200 a minute',
        wants: 'answer',
        says: [/10 to 30|pictures a second|(?:50 to )?200 ms|computing is seldom/i],
        restsOn: '/qa/machine-vision#line-speed',
      },
      {
        asks: 'film is clear and shiny, loads of glare off it',
        wants: 'answer',
        says: [/polari[sz]/i],
        restsOn: '/qa/machine-vision#lighting',
      },
      {
        asks: 'grand so which camera do i buy',
        wants: 'answer',
        says: [/light|pixels|bench|optics/i],
        never: [/Cognex|Keyence|Basler|smart safety/i],
        restsOn: '/qa/machine-vision#lighting',
      },
    ],
  },
  {
    id: 'plant-feasibility-2',
    group: 'feasibility',
    turns: [
      {
        asks: 'smallest crack visible across a 300mm casting w/ a 12MP cam (4096 px wide)?',
        wants: 'answer',
        says: [/pixel/i, /three|four|five|\b[345]\b/i],
        restsOn: '/qa/machine-vision#smallest-defect',
      },
      {
        asks: 'ours are more like 0.1 mm',
        wants: 'answer',
        says: [/closer|several cameras|line-scan|contrast|raking/i],
        restsOn: '/qa/machine-vision#smallest-defect',
      },
    ],
  },
  {
    id: 'plant-feasibility-4',
    group: 'feasibility',
    turns: [
      {
        asks: 'how many pics of a bad one do u need, we only get 2 or 3 a week',
        wants: 'answer',
        says: [/100 (?:to|–|-) 300|\b30 (?:of each|bad)|thirty|\b300\b/i],
        never: [/two full years/i],
        restsOn: '/qa/data#how-much-data',
      },
      {
        asks: 'couldnt we just scratch a few ourselves',
        wants: 'answer',
        says: [/not for the proof|easier than|vouch|on purpose|by hand/i],
        restsOn: '/blog/how-many-images-a-vision-project-needs',
      },
      {
        asks: 'none of the old photos are marked good or bad btw',
        wants: 'answer',
        says: [/inspectors|marking/i, /agree|300|separately/i],
        restsOn: '/qa/data#no-labels',
      },
    ],
  },
  {
    id: 'plant-feasibility-5',
    group: 'feasibility',
    turns: [
      {
        asks: 'porosity INSIDE an ali casting, can your cameras get that',
        wants: 'answer',
        says: [/X-?ray|acoustic|under the surface|cannot be seen|can[’']t be seen/i],
        restsOn: '/solutions/machine-vision',
      },
      {
        asks: 'fair enough. what about parts coming out the washer still wet',
        wants: 'answer',
        says: [
          /\bwet\b|water spot/i,
          /not suit|doesn[’']t suit|same way every time|clean|water spot does not|dry/i,
        ],
        restsOn: '/usecases/surface-defect-inspection',
      },
      {
        asks: 'and glass bottles?',
        wants: 'answer',
        says: [/reflection|backlight|light from below/i],
        restsOn: '/demo/visual-intelligence',
      },
    ],
  },
  {
    id: 'plant-feasibility-6',
    group: 'feasibility',
    turns: [
      {
        asks: 'kiln drive gearbox turns at 12 rpm. does vibration work on something that slow',
        wants: 'answer',
        says: [/slow/i, /other sensors|different sensors/i],
        restsOn: '/usecases/bearing-condition-monitoring',
      },
    ],
  },
  {
    id: 'plant-feasibility-7',
    group: 'feasibility',
    turns: [
      {
        asks: 'our PLC trends vibration at 1 Hz. good enough for bearings',
        wants: 'answer',
        says: [/2[05](?:\.6)?\s?kHz/i],
        never: [/one reading a minute is enough for bearings/i],
        restsOn: '/qa/predictive-maintenance#vibration-sampling',
      },
      {
        asks: 'magnet mount ok or has it to be drilled',
        wants: 'answer',
        says: [/magnet/i, /screw|glue|upper band/i],
        restsOn: '/qa/predictive-maintenance#vibration-sampling',
      },
    ],
  },
  {
    id: 'plant-feasibility-8',
    group: 'feasibility',
    turns: [
      {
        asks: 'lines from 1994, no ethernet anywhere. can you still get data out of them',
        wants: 'answer',
        says: [/S7|Modbus|serial|current clamp|gateway|own sensors|need no permission/i],
        restsOn: '/qa/integration#old-plc',
      },
      {
        asks: 'program is off limits, OEM contract',
        wants: 'answer',
        says: [/clamp|light barrier|beside it|camera on the display|forbids|amended/i],
        restsOn: '/qa/integration#old-plc',
      },
      {
        asks: 'what does a clamp and box cost, parts only',
        wants: 'answer',
        says: [/£?\s?400/, /900/],
        never: [/£\s?10[,.]?000/],
        restsOn: '/blog/getting-data-out-of-old-plcs',
      },
    ],
  },
  {
    id: 'plant-feasibility-9',
    group: 'feasibility',
    turns: [
      {
        asks: '24 CCTV domes up already. can we not use them to inspect the parts as well',
        wants: 'answer',
        says: [/almost never|resolution|surveillance cameras|hardly ever/i],
        restsOn: '/solutions/machine-vision',
      },
    ],
  },
  {
    id: 'plant-feasibility-10',
    group: 'feasibility',
    turns: [
      {
        asks: 'main gearbox is 12 weeks on delivery. how much notice would we get before it goes',
        wants: 'answer',
        says: [/weeks to months|2 to 8 weeks|two to eight|six-week/i],
        restsOn: '/qa/predictive-maintenance#warning-time',
      },
    ],
  },
]
