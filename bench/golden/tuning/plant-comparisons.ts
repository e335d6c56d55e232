import type { GoldenDialogue } from '../golden-dialogue.ts'

/** One thing or the other, as people of a works put it. */
export const plantComparisons: GoldenDialogue[] = [
  {
    id: 'plant-comparisons-1',
    group: 'comparisons',
    turns: [
      {
        asks: 'opc ua or mqtt, pick one',
        wants: 'answer',
        says: [/both|different jobs|each for/i, /OPC UA/, /MQTT/],
        restsOn: '/qa/integration#opc-ua-or-mqtt',
      },
      {
        asks: 'pump stations are on dodgy 4G so whats better there',
        wants: 'answer',
        says: [/MQTT/, /unreliable|thin|line that drops|drops|outwards/i],
        restsOn: '/qa/integration#opc-ua-or-mqtt',
      },
    ],
  },
  {
    id: 'plant-comparisons-2',
    group: 'comparisons',
    turns: [
      {
        asks: 'whats the difference between your "machine vision" and your "visual intelligence", they read the same to me',
        wants: 'answer',
        says: [/reject|gate|pass or fail|inspection station/i, /count|measure|phone|rows/i],
        restsOn: '/solutions/visual-intelligence',
      },
    ],
  },
  {
    id: 'plant-comparisons-3',
    group: 'comparisons',
    turns: [
      {
        asks: 'Reject decision has roughly half a second from lens to ejector. Box at the line or Azure?',
        wants: 'answer',
        says: [/at the (?:machine|line)|on site|beside the line|own wire|at the edge/i],
        never: [/cloud is (?:better|cheaper|faster)/i],
        restsOn: '/blog/edge-or-cloud',
      },
      {
        asks: 'and over 5 years what does each cost',
        wants: 'answer',
        says: [/4[,.]?150|26[,.]?280|cheaper to own/i],
        restsOn: '/blog/edge-or-cloud',
      },
    ],
  },
  {
    id: 'plant-comparisons-4',
    group: 'comparisons',
    turns: [
      {
        asks: 'time based PM vs condition based, when do i stick with the calendar',
        wants: 'answer',
        says: [/part is cheap|insurer|LOLER|at random|\blaw\b/i],
        restsOn: '/qa/predictive-maintenance#calendar-or-condition',
      },
      {
        asks: 'and a £25 seal we keep on the shelf, quarter hour to swap',
        wants: 'answer',
        says: [/run (?:it )?to failure|don[’']t do it|cheap/i],
        restsOn: '/solutions/predictive-maintenance-intelligence',
      },
    ],
  },
  {
    id: 'plant-comparisons-5',
    group: 'comparisons',
    turns: [
      {
        asks: 'bloke with a handheld meter once a month or fixed sensors? 18 drives that matter',
        wants: 'answer',
        says: [/30 drives|thirty|handheld|monthly route/i],
        never: [/handheld with a fixed picture/i],
        restsOn: '/usecases/bearing-condition-monitoring',
      },
    ],
  },
  {
    id: 'plant-comparisons-6',
    group: 'comparisons',
    turns: [
      {
        asks: 'weve got dashboards. do we need the anomaly thing as well or is it the same',
        wants: 'answer',
        says: [/when you look|calls you|when you do not/i],
        restsOn: '/solutions/instant-anomaly-detection',
      },
    ],
  },
  {
    id: 'plant-comparisons-7',
    group: 'comparisons',
    turns: [
      {
        asks: 'deep learning or plain measurement for checking print & dimensions on a carton',
        wants: 'answer',
        says: [/classical|measurement/i],
        restsOn: '/solutions/machine-vision',
      },
      {
        asks: 'when would u go for the deep learning then',
        wants: 'answer',
        says: [/textur|natural/i],
        restsOn: '/solutions/machine-vision',
      },
    ],
  },
  {
    id: 'plant-comparisons-8',
    group: 'comparisons',
    turns: [
      {
        asks: 'bottling line, need someone to hang the cameras, wire the PLC and tune it. computer vision eng or machine vision eng',
        wants: 'answer',
        says: [/machine vision engineer/i],
        never: [/NLP/],
        restsOn: '/ai-roles/machine-vision',
      },
    ],
  },
  {
    id: 'plant-comparisons-9',
    group: 'comparisons',
    turns: [
      {
        asks: 'MD wants chatgpt to forecast next months orders. me: surely a normal forecast model. whos right',
        wants: 'answer',
        says: [/classical|numbers in|slow, expensive|usually worse|cheaper/i],
        restsOn: '/qa/choosing-a-problem#generative-or-classical',
      },
    ],
  },
  {
    id: 'plant-comparisons-10',
    group: 'comparisons',
    turns: [
      {
        asks: 'weekly scrap went 58 to 62 & theres a meeting called. AI or is excel fine for that kind of thing',
        wants: 'answer',
        says: [/noise|sheet|XmR|individuals|spreadsheet/i],
        restsOn: '/blog/when-a-spreadsheet-is-enough',
      },
    ],
  },
]
