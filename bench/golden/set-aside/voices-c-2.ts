import type { GoldenDialogue } from '../golden-dialogue.ts'

export const voicesC2: GoldenDialogue[] = [
  {
    id: 'voice-c-17',
    group: 'voices-c',
    turns: [
      {
        asks: 'We would need to run a competition for anything above threshold. What is the smallest thing we could buy from you?',
        wants: 'answer',
        says: [/no smallest|£800|isn[’']t published|not published|half an hour|first step|one step/i],
        restsOn: 'firm',
      },
      {
        asks: 'how long does that take',
        wants: 'answer',
        says: [/half an hour|\b(?:2|two) days\b|five weeks|first step|don[’']t know/i],
        restsOn: '/qa/timelines#how-long',
      },
      {
        asks: 'and what do we get at the end of it',
        wants: 'answer',
        says: [/two pages|one figure|what has been made|code, models|pictures, labels/i],
        restsOn: '/qa/timelines#first-result',
      },
    ],
  },
  {
    id: 'voice-c-18',
    group: 'voices-c',
    turns: [
      {
        asks: 'Do you subcontract the work?',
        wants: 'answer',
        says: [/payroll|company of their own|named (?:there|in the order)|order (?:says|names|lists)/i],
        restsOn: 'firm',
      },
    ],
  },
  {
    id: 'voice-c-19',
    group: 'voices-c',
    turns: [
      {
        asks: 'Could council CCTV be used to spot fly tipping? Asking for a colleague in waste',
        wants: 'answer',
        says: [
          /don[’']t know|don[’']t publish|isn[’']t published|not able|describe it to an engineer|zone|surveillance/i,
        ],
      },
    ],
  },
  {
    id: 'voice-c-20',
    group: 'voices-c',
    turns: [
      {
        asks: 'we have three systems with residents in them and nobody agrees who lives where. can you match them up',
        wants: 'answer',
        says: [/links? (?:of )?records|link(?:ing|ed)|match|integration/i],
        restsOn: '/solutions/seamless-integration-framework#what',
      },
      {
        asks: 'without a shared id?',
        wants: 'answer',
        says: [/spelling|\bjudged\b|with addresses|even if that is a description/i],
        restsOn: '/solutions/seamless-integration-framework#faq',
      },
      {
        asks: 'how do you know it hasnt merged the wrong folk',
        wants: 'answer',
        says: [/judged|threshold|caution|doubtful|\bF1\b|pairs|before merging/i],
        restsOn: '/solutions/seamless-integration-framework#faq',
      },
    ],
  },
  {
    id: 'voice-c-21',
    group: 'voices-c',
    turns: [
      {
        asks: 'modern slavery statement and carbon reduction plan - got links?',
        wants: 'answer',
        says: [
          /(?:isn|aren)[’']t published|don[’']t publish|not published/i,
          /carbon|environment/i,
          /slavery/i,
        ],
        restsOn: 'firm',
      },
    ],
  },
  {
    id: 'voice-c-22',
    group: 'voices-c',
    turns: [
      {
        asks: 'awright, got 340 buses and the gearboxes go when they feel like it. can ye tell us afore they go',
        wants: 'answer',
        says: [/vehicle fleets|chance of failure|gears\b|\bwear|job cards|reach its limit/i],
        restsOn: '/usecases/fleet-breakdown-forecast',
      },
      {
        asks: 'what data wid ye need',
        wants: 'answer',
        says: [/two years|20 to 30|twenty/i, /job cards|work orders|telematics|vehicle bus|failures/i],
        restsOn: '/usecases/fleet-breakdown-forecast',
      },
      {
        asks: 'we only have the fault codes and the job cards, is that enough',
        wants: 'answer',
        says: [/two years|job cards|repaired|records alone|not at first|twenty|20 to 30|less often/i],
        restsOn: '/usecases/fleet-breakdown-forecast',
      },
    ],
  },
  {
    id: 'voice-c-23',
    group: 'voices-c',
    turns: [
      {
        asks: 'how much for predictive maintenance',
        wants: 'answer',
        says: [/£800\D{1,4}£?1,?500/],
        restsOn: '/solutions/predictive-maintenance-intelligence#price',
      },
      {
        asks: 'is that per bus',
        wants: 'answer',
        says: [/asset types|for the whole|not per|£\s?28,000/i],
        never: [/per (?:bus|vehicle|asset):? £\d/i],
        restsOn: '/solutions/predictive-maintenance-intelligence#price',
      },
    ],
  },
  {
    id: 'voice-c-24',
    group: 'voices-c',
    turns: [
      {
        asks: 'do ye need to fit sensors or use whats already on the bus',
        wants: 'answer',
        says: [/not at first|less often|already|records alone|vehicle bus|telematics/i],
        restsOn: '/solutions/predictive-maintenance-intelligence#faq',
      },
    ],
  },
  {
    id: 'voice-c-25',
    group: 'voices-c',
    turns: [
      {
        asks: 'how many failures do we need on record before its worth trying',
        wants: 'answer',
        says: [/twenty|\b20\b/i],
        restsOn: '/solutions/predictive-maintenance-intelligence#faq',
      },
    ],
  },
  {
    id: 'voice-c-26',
    group: 'voices-c',
    turns: [
      {
        asks: 'whats the difference between predictive maintenance and anomaly detection',
        wants: 'answer',
        says: [
          /(?:doesn[’']t|does not) fit|own past|unusual/i,
          /wear|reach its limit|failure record|costs least/i,
        ],
        restsOn: '/solutions/instant-anomaly-detection#what',
      },
    ],
  },
  {
    id: 'voice-c-27',
    group: 'voices-c',
    turns: [
      {
        asks: 'could it read our live telematics feed. vehicles send CAN data every second over 4G and our current system falls over',
        wants: 'answer',
        says: [/MQTT|gateway|as they come|within seconds|arrive late/i],
        restsOn: '/solutions/real-time-analytics-gateway',
      },
      {
        asks: 'what happens when signal drops',
        wants: 'answer',
        says: [/\blate\b|counted once|corrected|watermark|stored|thin or unreliable|device has died/i],
        restsOn: '/solutions/real-time-analytics-gateway#faq',
      },
    ],
  },
  {
    id: 'voice-c-28',
    group: 'voices-c',
    turns: [
      {
        asks: 'depot yard, reversing buses and folk walking behind them. can the cameras shout before somebody gets hit',
        wants: 'answer',
        says: [/\blamps?\b|\bhorns?\b|\bsounds?\b|\bwarns?\b|speed limiter/i],
        never: [/replaces (?:the )?(?:guards|barriers)/i],
        restsOn: '/solutions/smart-safety-surveillance',
      },
      {
        asks: "union will ask if it's spying on drivers",
        wants: 'answer',
        says: [
          /discipline|individual output|timing breaks|never (?:who|which)|staff side|no names|no ranking/i,
        ],
        restsOn: '/solutions/smart-safety-surveillance#risks',
      },
      {
        asks: 'do you use face recognition',
        wants: 'answer',
        says: [/no faces|not recognised|never (?:which|who)|\bNo\b|refuse/],
        restsOn: '/qa/working-with-us#when-you-refuse',
      },
    ],
  },
  {
    id: 'voice-c-29',
    group: 'voices-c',
    turns: [
      {
        asks: 'what happens if it doesnt work',
        wants: 'answer',
        says: [/pass mark|stop and say why|you may stop|end of each step/i],
        restsOn: 'firm',
      },
    ],
  },
  {
    id: 'voice-c-30',
    group: 'voices-c',
    turns: [
      {
        asks: '92 branches, each on one of 2 PMR systems plus a warehouse system. Head office gets numbers on Thursday for the previous week. Want it next morning. Is this you?',
        wants: 'answer',
        says: [/integrat|dashboard|nightly|reporting|two systems/i],
        restsOn: '/solutions/seamless-integration-framework',
      },
      {
        asks: 'do you replace our BI tool or feed it',
        wants: 'answer',
        says: [/Power BI|Grafana|BI tool|replaces none|feeds|tool in front|any tool can read/i],
        restsOn: '/solutions/dynamic-operational-dashboards#faq',
      },
    ],
  },
  {
    id: 'voice-c-31',
    group: 'voices-c',
    turns: [
      {
        asks: 'Where is data hosted? UK only?',
        wants: 'answer',
        says: [
          /United Kingdom|\bUK\b|\bregion\b|beside the machine|your (?:own )?(?:server|tenancy|environment)|on site/i,
        ],
        restsOn: '/qa/data#data-leaves-site',
      },
      {
        asks: 'who on your side can see it',
        wants: 'answer',
        says: [/named people|sales and administration|account of their own|nobody else/i],
        restsOn: '/qa/security#who-has-access',
      },
    ],
  },
  {
    id: 'voice-c-32',
    group: 'voices-c',
    turns: [
      {
        asks: 'do you train models on our data',
        wants: 'answer',
        says: [
          /don[’']t train|(?:aren|isn)[’']t used to train|not used to train|no model (?:learns|is trained)/i,
        ],
        restsOn: '/qa/data#data-ownership',
      },
    ],
  },
]
