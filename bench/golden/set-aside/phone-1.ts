import type { GoldenDialogue } from '../golden-dialogue.ts'

export const phoneAside1: GoldenDialogue[] = [
  {
    id: 'phone-outpatients',
    group: 'sectors',
    turns: [
      {
        asks: 'We are an acute trust and lose about 9% of outpatient slots to DNAs. Is that something you work on?',
        wants: 'answer',
        says: [/missed|no-?shows?|appointment|did(?:n[’']t| not) (?:attend|come)/i],
        restsOn: '/usecases/missed-appointments',
      },
      {
        asks: 'does it need patient identifiable data',
        wants: 'answer',
        says: [/without (?:names|identifiers)|pseudonym|inside the (?:trust|hospital)|identifiable/i],
        never: [/telecom|retail/i],
        restsOn: '/usecases/missed-appointments',
      },
      {
        asks: 'who would be the data controller then',
        wants: 'answer',
        says: [/\byou(?:r trust)?,? (?:are|as|remain|is) the controller|the trust is the controller/i],
        restsOn: 'firm',
      },
      {
        asks: 'and do we have to do a DPIA',
        wants: 'answer',
        says: [
          /clinical|health data|patient/i,
          /need(?:s|ed)? (?:one|it|an?\b)|impact assessment|DPIA|required/i,
        ],
        restsOn: '/qa/data-protection#dpia-needed',
      },
    ],
  },
  {
    id: 'phone-insurance',
    group: 'certificates',
    turns: [
      {
        asks: 'Please confirm your public liability and professional indemnity limits.',
        wants: 'answer',
        says: [/(?:n[’']t|not) publish/i, /insur|indemnity|cover\b/i],
        restsOn: 'firm',
      },
      {
        asks: 'And cyber cover?',
        wants: 'answer',
        says: [/n[’']t publish|insur|indemnity/i],
        never: [/cyber essentials/i],
        restsOn: 'firm',
      },
      {
        asks: 'can you send the certificates',
        wants: 'answer',
        says: [/insur|indemnity|policy|on file/i],
        restsOn: 'firm',
      },
    ],
  },
  {
    id: 'phone-dissertation',
    group: 'definitions',
    turns: [
      {
        asks: 'hi im doing my dissertation on predictive maintenance can i ask what weibull is',
        wants: 'answer',
        says: [/Weibull|wears? out|ages? at which/i],
        restsOn: '/blog/weibull-in-the-maintenance-office',
      },
      {
        asks: 'can i use the figures on your site',
        wants: 'answer',
        says: [/\b(?:quote|cite|copy|reproduce)\b|with the source|credit us/i],
        restsOn: '/terms-of-service',
      },
      {
        asks: 'do you take placement students',
        wants: 'answer',
        says: [/n[’']t publish|ask us|career|intern|vacanc|work for us/i],
        restsOn: 'firm',
      },
    ],
  },
  {
    id: 'phone-plc',
    group: 'integration',
    turns: [
      {
        asks: "we've got S7-300s and a couple of old Allen Bradleys, can you read them",
        wants: 'answer',
        says: [/S7|gateway|EtherNet/i],
        restsOn: '/qa/integration#old-plc',
      },
      {
        asks: 'without stopping production?',
        wants: 'answer',
        says: [
          /scan time|cycle time|unnoticed|slows? (?:it|the)|nothing is (?:ever )?written|only reads?|read-only|planned stop/i,
        ],
        never: [/support order/i],
        restsOn: '/blog/getting-data-out-of-old-plcs',
      },
      {
        asks: "our IT lot won't let anything go out to the internet",
        wants: 'answer',
        says: [
          /on (?:your )?site|(?:at|beside) the machine|on your (?:own )?(?:machine|server|hardware)|need(?:n[’']t| not) leave|have to leave/i,
        ],
        restsOn: '/qa/security#plant-network',
      },
    ],
  },
  {
    id: 'phone-fresh',
    group: 'sectors',
    turns: [
      {
        asks: 'We throw away roughly £400k of fresh food a year across 38 shops. What could you realistically save?',
        wants: 'answer',
        says: [/15\D{1,4}30 ?%/],
        restsOn: '/usecases/fresh-food-demand-forecast',
      },
      {
        asks: 'is that a guarantee',
        wants: 'answer',
        says: [/no\b|n[’']t|promis/i],
        restsOn: '/about-us#principles',
      },
      {
        asks: 'what data would you want from us',
        wants: 'answer',
        says: [/sales|till|shop|deliver|waste/i],
        restsOn: '/usecases/fresh-food-demand-forecast',
      },
      {
        asks: 'we only have 14 months of it',
        wants: 'answer',
        says: [/two (?:full )?years|24 months|seen twice/i],
        restsOn: '/usecases/fresh-food-demand-forecast',
      },
    ],
  },
  {
    id: 'phone-council',
    group: 'people-data',
    turns: [
      {
        asks: 'we have rights to be consulted before this, do you help with that or only talk to the boss',
        wants: 'answer',
        says: [/staff (?:side|representatives?)|\bunions?\b|works council/i],
        restsOn: '/solutions/smart-safety-surveillance',
      },
      {
        asks: 'do you have something on paper we can read',
        wants: 'answer',
        says: [/DPIA|download|PDF|guide|sample|document|starter/i],
        restsOn: '/resources/dpia-starter-cameras-sensors',
      },
      {
        asks: 'can an agreement say no use in disciplinary matters',
        wants: 'answer',
        says: [/disciplin|against individuals|individual targets/i],
        restsOn: '/qa/data-protection#employee-monitoring',
      },
    ],
  },
  {
    id: 'phone-angry-phone',
    group: 'contact',
    turns: [
      {
        asks: 'ur site is crap and nobody answers the phone',
        wants: 'details',
        says: [/sorry/i, /called a person|engineer|write/i],
      },
      { asks: 'i rang 3 times', wants: 'details', says: [/sorry|passed|read this|person|noted/i] },
      {
        asks: 'just get someone to call me ffs',
        wants: 'details',
        says: [/person|engineer|call|noted|read this/i],
      },
      {
        asks: 'dave 01632 960112',
        wants: 'details',
        says: [/e-?mail/i, /960 ?112/],
      },
    ],
  },
  {
    id: 'phone-vibration',
    group: 'fit',
    turns: [
      {
        asks: 'does it do vibration',
        wants: 'answer',
        says: [/vibration/i],
        restsOn: '/qa/predictive-maintenance#vibration-sampling',
      },
      {
        asks: 'and temps',
        wants: 'answer',
        says: [/temperature/i],
        restsOn: '/solutions/predictive-maintenance-intelligence',
      },
      {
        asks: 'wireless sensors ok?',
        wants: 'answer',
        says: [/wireless|radio/i],
        restsOn: '/usecases/bearing-condition-monitoring',
      },
      {
        asks: 'who changes the batteries lol',
        wants: 'answer',
        says: [/batter|n[’']t (?:know|publish)/i],
        never: [/refund/i],
      },
    ],
  },
]
