import type { GoldenDialogue } from '../golden-dialogue.ts'

/** Solution fit; feasibility; comparisons; definitions; roles. */
export const b3: GoldenDialogue[] = [
  {
    id: 'b-fit-1',
    group: 'solution fit',
    turns: [
      {
        asks: 'so we make stainless fittings about sixty of us over three shifts and the thing that has me awake is the big compressor it went on a Saturday night twice this year and nobody knew a thing until Monday and that cost the guts of twenty grand each time so have you anything would tell us it was on its way out',
        wants: 'answer',
        says: [/predictive maintenance|condition monitoring|anomal|wear|vibration|bearing/i],
        never: [/surface defect|escape rate|false rejects/i],
        restsOn: '/solutions/predictive-maintenance-intelligence',
      },
      {
        asks: 'how far ahead would I hear about it',
        wants: 'answer',
        says: [/weeks to months|depends on the fault|how often you look|planned stop/i],
        restsOn: '/qa/predictive-maintenance#warning-time',
      },
      {
        asks: 'but sure we only have them two breakdowns on paper',
        wants: 'answer',
        says: [
          /few failures|hardly any|normal running|departures? from normal|don[’']t predict|20 to 30|too few|fewer than/i,
        ],
        restsOn: '/qa/predictive-maintenance#few-failures',
      },
    ],
  },
  {
    id: 'b-fit-2',
    group: 'solution fit',
    turns: [
      {
        asks: 'management want the cctv to pick out which of our members is slowest so they can be managed out. is that a thing you lot do',
        wants: 'answer',
        says: [
          /discipline|individual|single workers|scor(?:e|ing)|employee/i,
          /refus|declin|n[’']t|won[’']t|\bnot\b|never|against|ruled? out/i,
        ],
        never: [/yes, (?:we|it) (?:can|do)/i],
        restsOn: '/qa/working-with-us#when-you-refuse',
      },
    ],
  },
  {
    id: 'b-fit-3',
    group: 'solution fit',
    turns: [
      {
        asks: '4 screens 4 diff oee numbers n boss wants 1, wat product is that',
        wants: 'answer',
        says: [/dashboard|one page for each team/i],
        restsOn: '/solutions/dynamic-operational-dashboards',
      },
      {
        asks: 'we only got 1 machine on 1 shift tho',
        wants: 'answer',
        says: [/whiteboard|marker|not for|n[’']t need|too small|spreadsheet/i],
        restsOn: '/solutions/dynamic-operational-dashboards',
      },
    ],
  },
  {
    id: 'b-feasibility-1',
    group: 'feasibility',
    turns: [
      {
        asks: 'Rotary filler, 300 bottles/min. We want a cocked cap seen and kicked out before the discharge star. Realistic?',
        wants: 'answer',
        says: [/50 to 200 ms|200 ms|10 to 30 pictures|blur|exposure|strobe/i],
        restsOn: '/qa/machine-vision#line-speed',
      },
      {
        asks: 'smallest tilt it would pick up? cap is 28 mm across',
        wants: 'answer',
        says: [/pixels?/i],
        never: [/guarantee.{0,30}100\s?%/i],
        restsOn: '/qa/machine-vision#smallest-defect',
      },
      {
        asks: 'what about clear PET with a shine off it',
        wants: 'answer',
        says: [/light|polaris|backlight|dome|bench|reflection|glare/i],
        never: [/PET scan/i],
        restsOn: '/qa/machine-vision#lighting',
      },
    ],
  },
  {
    id: 'b-feasibility-2',
    group: 'feasibility',
    turns: [
      {
        asks: '22 artics, half scania half daf. worth our while putting breakdown prediction on them or not',
        wants: 'answer',
        says: [/(?:about )?40 vehicles|forty vehicles|workshop manager|maker[’']s own alerts/i],
        restsOn: '/usecases/fleet-breakdown-forecast',
      },
      {
        asks: 'if it says the lorry is healthy could we push the 6 weekly out to 8',
        wants: 'answer',
        says: [/never length|n[’']t touched|not touched|not (?:be )?lengthen|shorten/i],
        never: [/\byes\b.{0,30}(?:8|eight) weeks/i],
        restsOn: '/usecases/fleet-breakdown-forecast',
      },
    ],
  },
  {
    id: 'b-feasibility-3',
    group: 'feasibility',
    turns: [
      {
        asks: 'them near miss cameras on the forklifts, would they know which driver it was',
        wants: 'answer',
        says: [
          /no count .{0,20}single driver|faces|recognises nobody|never (?:which|who)|no(?:t|body).{0,20}recognised/i,
        ],
        never: [/yes, (?:it|they) (?:can|do|know)/i],
        restsOn: '/usecases/forklift-pedestrian-safety',
      },
      {
        asks: 'and the clips get wiped when',
        wants: 'answer',
        says: [/14 days|fourteen days/i],
        restsOn: '/solutions/smart-safety-surveillance',
      },
    ],
  },
  {
    id: 'b-comparisons-1',
    group: 'comparisons',
    turns: [
      {
        asks: 'Your list has a Gen AI specialist and a generative AI specialist. What on earth is the difference?',
        wants: 'answer',
        says: [
          /on the model|weights|hardware|tun/i,
          /assistants?|with (?:the )?(?:people|those)|prompts|retrieval/i,
        ],
        restsOn: '/ai-roles',
      },
      {
        asks: 'My client must not let any document out of the building. Which of the two?',
        wants: 'answer',
        says: [/may not leave|leave the (?:building|house)|your own hardware/i],
        restsOn: '/ai-roles/generative-ai-specialist',
      },
    ],
  },
  {
    id: 'b-comparisons-2',
    group: 'comparisons',
    turns: [
      {
        asks: "vision on our machines - PC in the panel or hosted? half our customers' broadband is brutal",
        wants: 'answer',
        says: [/edge|at the (?:machine|line)|on site|beside the (?:machine|line)|your own wire/i],
        restsOn: '/qa/integration#edge-or-cloud',
      },
    ],
  },
  {
    id: 'b-comparisons-3',
    group: 'comparisons',
    turns: [
      {
        asks: 'promo forecasts: ur model vs buyer just using what the last leaflet did. honest diff?',
        wants: 'answer',
        says: [/15 (?:to|[–-])\s?25\s?%|last[- ](?:comparable|time)|simple rule|naive/i],
        restsOn: '/blog/stock-forecasts-with-promotions',
      },
    ],
  },
  {
    id: 'b-definitions-1',
    group: 'definitions',
    turns: [
      {
        asks: 'wat is B10 life',
        wants: 'answer',
        says: [/10\s?%.{0,60}fail|fail.{0,60}10\s?%|ten per ?cent|one in ten/i],
        never: [/vitamin/i],
        restsOn: '/blog/weibull-in-the-maintenance-office',
      },
      {
        asks: 'n the beta one, wats it mean if its under 1',
        wants: 'answer',
        says: [/early failure|fitting error|bad batch|wrong material|assembly|makes it worse/i],
        never: [/beta (?:test|version)/i],
        restsOn: '/blog/weibull-in-the-maintenance-office',
      },
    ],
  },
  {
    id: 'b-definitions-2',
    group: 'definitions',
    turns: [
      {
        asks: 'kappa?? two inspectors got 0.59',
        wants: 'answer',
        says: [/agree/i, /chance|0\.75|poor|settle|0\.8/i],
        restsOn: '/blog/gauge-study-before-the-camera',
      },
    ],
  },
  {
    id: 'b-roles-1',
    group: 'roles',
    turns: [
      {
        asks: "Client has two models live and every release hangs on one lad's laptop. Which of your people sorts that out?",
        wants: 'answer',
        says: [/MLOps/i],
        restsOn: '/ai-roles/mlops-engineer',
      },
      {
        asks: 'Would they be wanted permanently?',
        wants: 'answer',
        says: [/seldom|a day a week|your own operations|takes? over/i],
        never: [/without a fee|Conduct Regulations/i],
        restsOn: '/ai-roles/mlops-engineer',
      },
    ],
  },
  {
    id: 'b-roles-2',
    group: 'roles',
    turns: [
      {
        asks: 'need a body for about 6 weeks who can light a polished curved part and do the handshake with our PLC man',
        wants: 'answer',
        says: [/machine vision engineer/i],
        restsOn: '/ai-roles/machine-vision',
      },
      {
        asks: 'could he pick up a station another integrator walked away from',
        wants: 'answer',
        says: [/usually|licen[cs]es|passwords|backup/i],
        restsOn: '/ai-roles/machine-vision',
      },
    ],
  },
]
