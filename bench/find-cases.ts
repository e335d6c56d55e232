/**
 * What people type into ⌘K, written down before any of it was measured: one entry is one request, as one is sent with each letter. Every third
 * one is set aside: nothing is changed by its figure.
 */
const typed = {
  'names and their first letters': [
    'an|ann|ann a|ann ash|ann ashbrook|ma|mae|maeve|maeve k|maeve ki|maeve kirkdale|pr|priya|thornton|thornt|eve fernwick|zoe',
    'jonah pe|west|oak|quentin glen|liam birchfield|li',
  ],
  companies: [
    'pumps|castings|ca|cas|ashbrook castings|found|foundry|foundry northwick|langford foods|kirkmere logistics ashbury|pl|tools birch',
    'plastics|dunstead hospitals|ha|oakwick pap',
  ],
  'parts of addresses': [
    'thornton.|thornton.1234|ashbrook.4@|@pumps123.example|pumps1234.ex|example|clayford-foods-ashbrook.example|castings20',
    'birchley.|glenham.77777@tools37777.example|retail39',
  ],
  'words as they are typed': [
    'po|por|poro|porosi|porosity|we|weld|ca|cam|came|camera|in|ins|insp|inspection|bur|burr|tor|torque|inv|invoice',
    'scr|scratch|spi|spindle|da|dat|data|for|forecast',
  ],
  'several words': [
    'camera line|the camera|porosity weld|budget for the pilot|defect in the panel|robot gearbox camera|a b|in th|ma ki|camera porosity|in the line|torque spindle|line pan',
    'a the|pump quality|crate palletiser|on we|data seam',
  ],
  numbers: [
    '+44 20 70 012 345|020 7098 7654|70123456|44|20|order 543210|543210|SW1 4AB|AB12 3CD|2024',
    '+44 20 7050 0500|765432|QR7 2ST|12',
  ],
  'what isn’t there': [
    'ashbrok|camrea|castigns|maevee|nobodyofthisname|zz|qx|zqxj|porsoity line|ann nobodyofthisname|camera nobodyofthisname|the qqqq',
    'thorntn|inspectoin|xyzzy plugh|line zzzz',
  ],
} satisfies Record<string, [string, string]>

export interface FindCase {
  group: string
  q: string
  isSetAside: boolean
}

export const findCases: FindCase[] = Object.entries(typed).flatMap(([group, sets]) =>
  sets.flatMap((line, set) => line.split('|').map((q) => ({ group, q, isSetAside: set === 1 }))),
)
