import type { GoldenDialogue } from '../golden-dialogue.ts'

export const phone3: GoldenDialogue[] = [
  {
    id: 'phone-questionnaire',
    group: 'contract',
    turns: [
      {
        asks: 'Can you fill in our supplier questionnaire and sign our NDA first?',
        wants: 'answer',
        says: [/questionnaire/i, /NDA|confidential/i],
        restsOn: '/qa/security#certificates',
      },
      { asks: 'mutual or one way', wants: 'answer', says: [/both sides/i], restsOn: 'firm' },
      {
        asks: 'how long does it last',
        wants: 'answer',
        says: [/five years/i],
        never: [/until a part|wear/i],
        restsOn: 'firm',
      },
    ],
  },
  {
    id: 'phone-camera-records',
    group: 'people-data',
    turns: [
      {
        asks: 'what does the safety camera system record about a worker',
        wants: 'answer',
        says: [/no faces|outline|blur|clip|no names|skeleton|figures|recognis|no identit/i],
        restsOn: '/solutions/smart-safety-surveillance',
      },
      {
        asks: 'is it live or recorded',
        wants: 'answer',
        says: [/live|clip|seconds|14 days|delet/i],
        never: [/calls|meetings/i],
        restsOn: '/solutions/smart-safety-surveillance',
      },
      {
        asks: 'and at the gate where the drivers come',
        wants: 'answer',
        says: [/\bgates?\b|\byards?\b|loading docks?|\bdrivers?\b/i],
        never: [/waiting at the gate can|arrival/i],
        restsOn: '/solutions/smart-safety-surveillance',
      },
    ],
  },
  {
    id: 'phone-oee',
    group: 'definitions',
    turns: [
      {
        asks: 'can you explain OEE like im five',
        wants: 'answer',
        says: [/availab\w+/i, /quality|performance|good/i],
        restsOn: '/resources/oee-calculator',
      },
      {
        asks: 'whats a good number',
        wants: 'answer',
        says: [/85|90%|long runs|job shop/i],
        restsOn: '/blog/reading-an-oee-figure',
      },
      { asks: 'write my essay on it', wants: 'decline' },
    ],
  },
  {
    id: 'phone-joke',
    group: 'off',
    turns: [
      { asks: 'tell me a joke', wants: 'decline' },
      { asks: "you're no fun. whats the capital of peru", wants: 'decline' },
      {
        asks: 'fine. do you do anything useful for a bakery',
        wants: 'answer',
        says: [/food|bak|bread|oven|dryer|waste|fresh/i],
        restsOn: '/usecases/fresh-food-demand-forecast',
      },
    ],
  },
  {
    id: 'phone-died-pilot',
    group: 'firm',
    turns: [
      {
        asks: 'we tried AI two years ago with another firm and it died after the pilot. why would you be different',
        wants: 'answer',
        says: [/handed? over|pass mark|stop|your (?:own )?people|licen[cs]e|proof|named/i],
        never: [/Four kinds/],
        restsOn: '/about-us#principles',
      },
      {
        asks: 'who runs it after you leave',
        wants: 'answer',
        says: [/your own people|one of your/i],
        restsOn: '/qa/after-go-live#who-looks-after-it',
      },
      {
        asks: 'can we pay you to',
        wants: 'answer',
        says: [/support/i],
        never: [/payment terms/i],
        restsOn: '/qa/after-go-live#who-looks-after-it',
      },
    ],
  },
  {
    id: 'phone-tags',
    group: 'integration',
    turns: [
      {
        asks: 'we have no idea what half the tags are called. does that kill it',
        wants: 'answer',
        says: [/tag|name|list|map|document/i, /no\b|normal|usual|work|find|find out/i],
        restsOn: '/qa/integration#old-plc',
      },
      {
        asks: 'how long does sorting that take',
        wants: 'answer',
        says: [/day|week/i],
        never: [/3–12 months/],
        restsOn: '/solutions/real-time-analytics-gateway',
      },
      {
        asks: 'you do that or us',
        wants: 'answer',
        says: [
          /register means what|person who can explain|controls (?:team|engineer|supplier)|sign a sentence|tag survey/i,
        ],
        restsOn: '/solutions/real-time-analytics-gateway',
      },
    ],
  },
  {
    id: 'phone-returns',
    group: 'sectors',
    turns: [
      {
        asks: 'I run finance for a clothing chain. Returns are eating us alive - 41% online',
        wants: 'answer',
        says: [/return/i, /size/i],
        restsOn: '/usecases/fashion-size-advice',
      },
      {
        asks: 'what would that cost and when would it pay back',
        wants: 'answer',
        says: [/£\s?1\d,000/, /pays? (?:it(?:self)? )?back|repa(?:y|id)|payback|18 months/i],
        restsOn: '/qa/cost#typical-project-cost',
      },
      {
        asks: 'does it work with Shopify',
        wants: 'answer',
        says: [/shopify|supported interface|\bAPI\b|offers an interface|n[’']t (?:know|publish)/i],
        never: [/refund/i],
      },
    ],
  },
  {
    id: 'phone-grant',
    group: 'grants',
    turns: [
      {
        asks: 'can i get a grant for this in ireland',
        wants: 'answer',
        says: [/Enterprise Ireland|IDA/],
        restsOn: '/qa/cost#grants-tax',
      },
      {
        asks: 'which crowd gives it',
        wants: 'answer',
        says: [/Enterprise Ireland|IDA/],
        restsOn: '/qa/cost#grants-tax',
      },
      {
        asks: 'do ye fill in the forms',
        wants: 'answer',
        says: [/adviser|engineers|publish/i],
        never: [/questionnaire/i],
        restsOn: '/qa/cost#grants-tax',
      },
    ],
  },
  {
    id: 'phone-alone',
    group: 'people-data',
    turns: [
      {
        asks: 'is anything decided by the machine alone',
        wants: 'answer',
        says: [/person|human|propos|decid/i, /no\b|not\b|contest|accept/i],
        restsOn: '/qa/data-protection#automated-decisions',
      },
      {
        asks: 'even stopping a line',
        wants: 'answer',
        says: [/stop|press|person|PLC|gate|safety circuit/i],
        never: [/calculator|downtime cost/i],
        restsOn: '/qa/security#machinery-regulation',
      },
      {
        asks: 'what about the hiring tool',
        wants: 'answer',
        says: [/refuse|no (?:hiring|recruit)|recruit|n[’']t (?:build|publish|offer)|hir/i],
        never: [/clothing|usually aren/i],
        restsOn: '/qa/working-with-us#when-you-refuse',
      },
    ],
  },
]
