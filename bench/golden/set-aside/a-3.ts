import type { GoldenDialogue } from '../golden-dialogue.ts'

export const a3: GoldenDialogue[] = [
  {
    id: 'a-comparisons-2',
    group: 'comparisons',
    turns: [
      {
        asks: 'get a lad in by the day or pay you for the job done. whats the sense in each',
        wants: 'answer',
        says: [/direct the work|backlog|direct them|somebody who can direct/i, /result/i],
        never: [/IR35 is/i],
        restsOn: '/qa/team-augmentation#augmentation-or-project',
      },
    ],
  },
  {
    id: 'a-definitions-1',
    group: 'definitions',
    turns: [
      {
        asks: "what's OEE when it's at home",
        wants: 'answer',
        says: [/availability/i, /quality/i],
        restsOn: '/blog/reading-an-oee-figure',
      },
      {
        asks: 'and would 85 be a good one',
        wants: 'answer',
        says: [/Nakajima|long runs|world class|90\s?%|soft standard|n[’']t reach it|shouldn[’']t try/i],
        restsOn: '/blog/reading-an-oee-figure',
      },
    ],
  },
  {
    id: 'a-definitions-2',
    group: 'definitions',
    turns: [
      {
        asks: "they've told me I need a clinical safety officer for the bed thing, what is that",
        wants: 'answer',
        says: [/clinician/i, /DCB ?01[26][09]|hazard|safety case/i],
        never: [/safety function/i],
        restsOn: '/qa/healthcare#dcb0129-dcb0160',
      },
    ],
  },
  {
    id: 'a-regulation-1',
    group: 'regulation',
    turns: [
      {
        asks: 'we bought a carton packer from Leeds with a camera in it that kicks out crushed boxes. has this AI Act anything to say to us in Tipperary',
        wants: 'answer',
        says: [/usually aren[’']t|not high[- ]risk|no high[- ]risk|deployer|literacy|neither in Annex/i],
        never: [/medical device/i],
        restsOn: '/blog/eu-ai-act-dates-for-sales-into-ireland',
      },
      {
        asks: 'and the high risk lads, when does that land on them',
        wants: 'answer',
        says: [/2 December 2027|December 2027/i],
        restsOn: '/qa/data-protection#eu-ai-act-dates',
      },
    ],
  },
  {
    id: 'a-regulation-2',
    group: 'regulation',
    turns: [
      {
        asks: 'May we lawfully talk to suppliers such as you before publishing the tender notice under the Procurement Act 2023?',
        wants: 'answer',
        says: [/market engagement|leaves (?:public bodies )?room/i],
        never: [/working time rules/i],
        restsOn: '/blog/how-to-write-a-brief-for-an-ai-project',
      },
    ],
  },
  {
    id: 'a-regulation-3',
    group: 'regulation',
    turns: [
      {
        asks: 'can i use the cctv weve got to get names of lads cutting thru the truck lane',
        wants: 'answer',
        says: [
          /discipline|individual|single workers?|never which person|who it is|recognis|faces/i,
          /\bnot?\b|never|n[’']t|refuse|against/i,
        ],
        restsOn: '/solutions/smart-safety-surveillance',
      },
    ],
  },
  {
    id: 'a-grants-1',
    group: 'grants',
    turns: [
      {
        asks: 'is there any grant for a small engineering firm in rotherham',
        wants: 'answer',
        says: [/Made Smarter/i],
        never: [/Enterprise Ireland will/i],
        restsOn: '/qa/cost#grants-tax',
      },
      {
        asks: 'can i claim r and d on it an all',
        wants: 'answer',
        says: [/R&D/i, /advance|expenditure credit|adviser|records/i],
        restsOn: '/qa/cost#grants-tax',
      },
    ],
  },
  {
    id: 'a-grants-2',
    group: 'grants',
    turns: [
      {
        asks: 'would Enterprise Ireland put a few bob towards it',
        wants: 'answer',
        says: [/Enterprise Ireland/i, /adviser|possibly|change yearly|programme|ask/i],
        never: [/Made Smarter pays/i],
        restsOn: '/qa/cost#grants-tax',
      },
    ],
  },
  {
    id: 'a-booking-1',
    group: 'booking',
    turns: [
      {
        asks: 'half an hour w/ an engineer thurs pm poss?',
        wants: 'details',
        says: [/your name|which e-?mail|\bform\b|write to|or call|leave your/i],
        never: [/you(?:[’']re| are) booked|booked you|see you (?:on )?Thursday/i],
      },
      {
        asks: 'do i pay for that',
        wants: 'answer',
        says: [/free|costs? nothing|no charge|without charge/i],
        restsOn: '/qa/cost#free-consultation',
      },
    ],
  },
  {
    id: 'a-booking-2',
    group: 'booking',
    turns: [
      {
        asks: 'can i not just talk to a human',
        wants: 'details',
        says: [/\bname\b|e-?mail|phone|call|details|contact|colleague/i],
        never: [/monitors? (?:drift|after go-live)/i],
      },
    ],
  },
  {
    id: 'a-booking-3',
    group: 'booking',
    turns: [
      {
        asks: 'We wish to receive you at our depot for a first visit in January. What must we have ready?',
        wants: 'answer',
        says: [/host|safety shoes|permission|no preparation|no slides/i],
        never: [/visits to us by appointment/i],
        restsOn: '/qa/working-with-us#first-visit',
      },
    ],
  },
  {
    id: 'a-details-1',
    group: 'details',
    turns: [
      {
        asks: 'Deirdre Nolan here, Ballyvale Co-op, deirdre.nolan@ballyvalecoop.ie, 087 555 0142. ring any morning, its about drying grain',
        wants: 'details',
        says: [/Deirdre/i, /Ballyvale/i, /deirdre\.nolan@ballyvalecoop\.ie/i],
        never: [/what(?:[’']s| is) your (?:name|e-?mail)|your e-?mail\?|which company/i],
      },
      {
        asks: 'sorry wrong mobile, its 087 555 0124',
        wants: 'details',
        says: [/0124/],
        never: [/what(?:[’']s| is) your name|your e-?mail\?/i],
      },
    ],
  },
  {
    id: 'a-details-2',
    group: 'details',
    turns: [
      {
        asks: 'Ray Holroyd, Holroyd Pressings, Brighouse. get somebody to ring us on 01484 496 0733',
        wants: 'details',
        says: [/Holroyd/i, /Pressings/i, /01484\s?496\s?0733/],
        never: [/what(?:[’']s| is) your name|your phone number\?|which company/i],
      },
    ],
  },
  {
    id: 'a-details-3',
    group: 'details',
    turns: [
      {
        asks: 'Dear Sirs, my name is Marek Zielinski from company Nordpak Ltd in Boston, Lincolnshire. We have three lines for ready salads and search the camera for checking of labels and date. Please to answer on m.zielinski@nordpak.example. With kind regards, Marek',
        wants: 'details',
        says: [/Marek|Zielinski/i, /m\.zielinski@nordpak\.example/i, /Nordpak Ltd/i],
        never: [/what(?:[’']s| is) your (?:name|e-?mail)|your e-?mail\?/i],
      },
    ],
  },
  {
    id: 'a-courtesy-1',
    group: 'courtesy',
    turns: [{ asks: "how's she cuttin", wants: 'courtesy', never: [/cutting force|raking light|£\s?\d/i] }],
  },
  {
    id: 'a-courtesy-2',
    group: 'courtesy',
    turns: [
      {
        asks: 'thats three times ive asked now and three times rubbish. absolute waste of my dinner hour',
        wants: 'courtesy',
        says: [/sorry|apolog/i],
        never: [/waste cost|scrap/i],
      },
      {
        asks: 'right. do you do x ray on tins, lumps of metal inside',
        wants: 'answer',
        says: [/x-?ray/i, /under the surface|\bnot\b|n[’']t|instead|use touch/i],
        restsOn: '/solutions/machine-vision',
      },
      {
        asks: 'champion. ta for that love',
        wants: 'courtesy',
        says: [/welcome|pleasure|glad|thank|good luck/i],
        never: [/£\s?800/],
      },
    ],
  },
]
