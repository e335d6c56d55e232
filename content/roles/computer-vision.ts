import type { Role } from '#content/role.ts'

export default {
  slug: 'computer-vision',
  title: 'Computer vision engineer',
  pageTitle: 'Hire a computer vision engineer',
  description:
    'Algorithms that find, follow and measure in pictures and video. When you need a computer vision engineer, skills, day-rate bands, first 30 days, questions.',
  kind: 'see',
  summary:
    'Writes and trains what looks at pictures: segmenting, counting, tracking, reading, in scenes that nobody could light.',
  whatTheyDo: `Where a machine vision engineer controls the scene, this one has to take it as it comes: drone passes, ward cameras, phone pictures, endoscopes, cattle at dusk. The craft lies in data and algorithms. Which pictures must be labelled, how outlines are drawn so that two people draw the same, which network fits the device, and how an object is followed when another walks in front of it.

They know the classical toolbox and use it before a network where it serves, since geometry needs no labels. They look at failures by eye, hundreds of them, sort them into kinds and fix the commonest. A confusion matrix is where the work begins.`,
  needOne: [
    'Objects in natural pictures or video are to be found, counted, tracked or measured.',
    'An off-the-shelf detector works on the web and fails in your yard.',
    'Video must be analysed on a small device without leaving it.',
    'Medical, agricultural or aerial imagery needs a method and evidence for it.',
  ],
  needNot: [
    'Pose, light and part can be fixed: controlled optics are cheaper than learning.',
    'A large multimodal model answers the few pictures a day well enough.',
    'You need the camera mounted and wired more than the algorithm.',
  ],
  skills: [
    'Labelling: guidelines, agreement between annotators, and a cost per picture that is known.',
    'Geometry: calibration, homographies, stereo and pose without a manual at hand.',
    'Networks: detection, segmentation, tracking and self-supervised pretraining, from first-hand practice.',
    'Deployment: TensorRT, OpenVINO or a browser, with measured frames per second.',
    'Failure reading: can describe the ten ways in which the present model is wrong.',
  ],
  levels: [
    {
      level: 'engineer',
      text: 'Trains and evaluates models on prepared data; keeps the labelling consistent.',
    },
    {
      level: 'senior',
      text: 'Takes a vision task from raw footage to a device in the field, with evidence.',
    },
    {
      level: 'lead',
      text: 'Sets direction for several vision products, reviews method and privacy by design.',
    },
  ],
  firstDays: [
    {
      title: 'Look',
      text: 'A thousand pictures viewed by eye, sorted by difficulty; a labelling guide with thirty worked examples.',
    },
    {
      title: 'Agreement',
      text: 'Three people label the same hundred. Where they differ the task is redefined or the picture set aside.',
    },
    {
      title: 'Two baselines',
      text: 'One classical, one pretrained network without tuning. Errors are grouped and counted.',
    },
    {
      title: 'Field sample',
      text: 'The better one runs a week on fresh footage on the intended device; speed, misses and false finds go on one page.',
    },
  ],
  interview: [
    {
      question: 'Your detector misses small objects. What do you try first?',
      answer:
        'Resolution and tiling, anchors or strides, label quality at that size; more data only after these.',
    },
    {
      question: 'How do you measure a tracker?',
      answer:
        'Identity switches and fragmentations as well as hits; HOTA or IDF1, and clips watched at the failures.',
    },
    {
      question: 'What is a homography, and when does it fail?',
      answer:
        'A map between planes; it fails for what rises above the plane and with strong lens distortion.',
    },
    {
      question: 'We have 400 labelled pictures and a million unlabelled.',
      answer:
        'Self-supervised pretraining or a foundation model’s features, active selection, then labels where it pays.',
    },
    {
      question: 'How do you keep people private in video?',
      answer:
        'Blur or silhouettes on the device, no identities in tracks, short retention, and tests that faces cannot be recovered.',
    },
    {
      question: 'Precision fell at dusk. Show us your next hour.',
      answer:
        'Frames by hour of day, histogram of exposure, camera settings, and a look at what it now sees as objects.',
    },
  ],
  faq: [
    {
      question: 'Who labels the pictures?',
      answer:
        'People who know the objects label the first few hundred; after that the model proposes and they correct, at a fraction of the time.',
    },
    {
      question: 'Can large pretrained models replace training?',
      answer:
        'More and more often for finding and outlining. For fine classes of your own, a day of labels still beats clever prompting.',
    },
    {
      question: 'Is footage of our staff used elsewhere?',
      answer:
        'Never. It stays on your storage, access is logged, and models trained on it belong to you once paid for.',
    },
  ],
  roles: ['machine-vision', 'ml-engineer', 'data-scientist'],
  solutions: ['visual-intelligence', 'smart-safety-surveillance', 'machine-vision'],
  questions: ['no-labels', 'synthetic-data', 'cameras-and-people'],
  picture: 'agriculture',
} satisfies Role
