import type { Solution } from '#content/solution.ts'

export default {
  slug: 'visual-intelligence',
  title: 'Visual intelligence',
  pageTitle: 'Visual intelligence: measure from pictures',
  description:
    'Count, size and read from pictures you already take: what it needs, how the error is measured, typical time and price, and when a tally sheet is enough.',
  kind: 'pictures',
  turn: 'look',
  complaint: 'We photograph everything, and somebody still counts it by hand.',
  summary:
    'Numbers out of pictures: how many, how large, how much of the surface, what the label says. Each number comes with its error.',
  whatItIs: `Most sites own thousands of pictures that nobody reads: microscope slides, pallet photographs, drone passes over a roof, the phone pictures attached to a goods-in note. Visual intelligence turns them into rows in a table. It finds the objects, measures them in millimetres and writes the result where the rest of your figures live.

It differs from an inspection station. Nothing is rejected, no gate fires, and the camera may be a phone. The question is not whether this part passes but what the picture contains, and how sure one can be.`,
  whoFor: `Laboratories that size particles or colonies, timber and aggregate yards that measure by eye, growers who count heads per square metre, utilities with a backlog of survey pictures, and goods-in teams who type labels into a screen. If two of your people count the same tray and differ by more than you can accept, you are the reader we have in mind.`,
  steps: [
    {
      name: 'Hand count',
      weeks: 2,
      text: 'Three people count or measure the same 60 pictures. Their spread is the best any system can be judged against.',
    },
    {
      name: 'Plain method first',
      weeks: 3,
      text: 'Threshold, clean-up and region measurement are tried before anything learns; for plain objects that is the end of it.',
    },
    {
      name: 'Learning where needed',
      weeks: 4,
      text: 'Touching, shaded or overlapping objects get a trained segmenter, fed with outlines drawn by your own staff.',
    },
    {
      name: 'Error sheet',
      weeks: 2,
      text: 'On 200 held-back pictures we publish bias, spread and the worst ten cases, with the pictures beside the numbers.',
    },
    {
      name: 'Into the routine',
      weeks: 2,
      text: 'A folder, a phone form or an upload page takes the picture; the figure lands in your system with a thumbnail to check it by.',
    },
  ],
  firstInput: '200 pictures and a scale in each',
  inputs: [
    'Pictures: 200 to 500 that show the real mess, with the bad light and the half-full trays included.',
    'Scale: a ruler, a tile of known size or a fixed camera height, or no millimetre can be given.',
    'A reference: counts or sizes by hand for at least 60 of them, by people who know the objects.',
    'A rule for edge cases: whether a cut object at the border counts, decided once and written down.',
  ],
  weeks: { from: 13, to: 20 },
  priceBasis: 'vision',
  priceDrivers:
    'What moves the price is the number of object types and how much they overlap. One kind of disc on a dark tray sits at the low end; twelve species on a wet conveyor sit at the high end, because somebody has to outline them.',
  integration: [
    'Files: a watched folder, SFTP drop or SharePoint library, with a CSV or Parquet row for each picture.',
    'REST: one call with a picture returns objects, sizes and a confidence as JSON.',
    'LIMS and ERP: results are written to the sample or goods-in record through the vendor’s own interface.',
    'Microscopes and phones: TIFF, DICOM and HEIC are read with their embedded scale where one is stored.',
  ],
  risks: [
    'Drift of the scene: a new tray colour or season changes the pictures, so 20 are re-counted by hand each month.',
    'False calm: a figure with two decimals looks exact; we print the error beside it on each screen.',
    'Crowding: above a coverage of about 70 % objects hide each other and any count from one view is an estimate.',
    'People in frame: faces and number plates are blurred before storage, and the retention time is set with you.',
  ],
  notFor: [
    'You count fewer than about fifty pictures a week: a tally sheet costs less than the upkeep.',
    'The thing to be measured cannot be seen on the surface, such as moisture or a void inside.',
    'A legal-for-trade weight or volume is wanted; that needs a verified instrument.',
  ],
  benefits: [
    'Minutes of staff time for each picture: typically 70 to 95 % fewer, from a stopwatch study of both ways.',
    'Count error against the agreed reference: typically 1 to 4 % where objects are separate, more where they overlap.',
    'Spread between shifts: typically 50 to 80 % smaller, since one rule is applied at all hours.',
    'Backlog of unread survey pictures: typically cleared within two months of going live.',
  ],
  faq: [
    {
      question: 'Can it work from phone pictures?',
      answer:
        'Yes, if a scale is in view and the phone is held roughly square to the scene. A printed marker on the bench corrects the angle to within a few degrees.',
    },
    {
      question: 'How many pictures must we label?',
      answer:
        'For plain separate objects none: thresholding needs no labels. For overlapping ones 150 to 400 outlined pictures are common, about three days of one person’s work with the tool we bring.',
    },
    {
      question: 'What happens when it is unsure?',
      answer:
        'The picture goes to a review list with the doubtful objects marked. You choose the limit; at the start we set it so that about one picture in ten is looked at.',
    },
    {
      question: 'Do our pictures leave the building?',
      answer:
        'They need not. The finished model runs on an ordinary office computer, and labelling can be done on your own server.',
    },
  ],
  useCases: [
    'shelf-availability',
    'container-damage-inspection',
    'crop-disease-detection',
    'medical-diagnostics-imaging',
  ],
  roles: ['computer-vision', 'data-scientist'],
  questions: ['smallest-defect', 'no-labels', 'how-much-data'],
  demo: 'Otsu threshold, morphological opening, connected components, pixels to millimetres, histogram of sizes',
  picture: 'agriculture',
  visitorWords:
    'count objects, sizing, measure from photos, particle size, grain size, reading gauges, dimensions from pictures, image analysis, counting, drone pictures',
} satisfies Solution
