import type { DemoEntry } from '#content/demo.ts'

export default {
  slug: 'smart-safety-surveillance',
  title: 'Who stays in the zone, without a face',
  pageTitle: 'Zones and dwell alarms, computed live',
  description:
    'Learns the empty scene, follows what moves and alarms when it stays in a zone. On rendered figures or your own frames, in your browser, never faces.',
  summary:
    'Crossing a danger zone and standing in it are not the same. From a fixed camera this follows shapes, not people, and raises an alarm only when one stays too long.',
  sample:
    'A yard drawn with a fixed seed, 120 frames in a minute: six figures stay in the zone, four others pass by. The light drops by a tenth at half-time and a lamp flickers. No person was filmed.',
  ownData:
    'From 8 to 60 still pictures of one fixed camera in the order of their names, a video file, or half a minute of this device’s camera. Frames are taken in your browser and go nowhere.',
  ownDataFrom: [
    {
      program: 'recorder',
      what: 'Some minutes of one fixed camera in which people or vehicles come and go.',
    },
    {
      program: 'camera',
      what: 'A series of pictures of the same scene from a tripod, named in their order.',
    },
  ],
  method: `The empty scene is the median of nine frames spread over the run, pixel by pixel, so nobody has to leave first. From then on each pixel keeps a running mean and variance. What differs from them by more than the limit is moving; a change of light that is the same over most of the picture is taken out beforehand. Moving pixels hardly change the background, so somebody who stands still isn’t swallowed by it.

A moving pixel with fewer than four moving neighbours is dropped as a speck, the rest is grouped into figures, pieces that lie above each other into one, and each is known by its foot: the middle of the lower edge, the only point of a figure that touches the floor the zone is drawn on. The zone may have any shape: it is drawn by its corners.

From frame to frame each track is carried on at its own speed and all tracks are paired with all figures at once by the Hungarian method, at the least total of squared distances; what lies beyond the gate, 9% of the picture’s width, isn’t paired. A track is believed after three sightings and may hide for three frames. The clock of a stay starts when the foot enters the zone and is set back when it leaves.`,
  formulas: [
    { name: 'Moving', formula: '(x − μ)² > k² max(σ², σ²_min)' },
    {
      name: 'Background',
      formula: 'μ ← μ + ρ (x − μ),  σ² ← σ² + ρ ((x − μ)² − σ²)',
      note: 'ρ is 0.05; where it moves μ follows at 0.00125 and σ² stays',
    },
    { name: 'Pairing', formula: 'min Σ ‖p̂ᵢ − zⱼ‖², each with one, ‖p̂ᵢ − zⱼ‖ ≤ gate' },
    { name: 'Alarm', formula: 't(now) − t(entry) ≥ dwell' },
  ],
  sources: [
    'C. R. Wren, A. Azarbayejani, T. Darrell, A. P. Pentland, Pfinder: real-time tracking of the human body. IEEE Trans. PAMI 19, 1997.',
    'M. Piccardi, Background subtraction techniques: a review. IEEE Conf. Systems, Man and Cybernetics, 2004.',
    'H. W. Kuhn, The Hungarian method for the assignment problem. Naval Research Logistics Quarterly 2, 1955.',
    'J. Munkres, Algorithms for the assignment and transportation problems. Journal of the Society for Industrial and Applied Mathematics 5, 1957.',
    'ISO 13855:2024, Safety of machinery: positioning of safeguards, for how far a zone must reach.',
  ],
  limits: [
    'Fixed camera: a mast that sways in the wind moves everything. The page warns when more than 30% of the picture does.',
    'Hidden feet: behind a pallet the lower edge is the pallet’s, and the figure seems to stand farther away.',
    'Crowds: two who walk together are one shape and one track.',
    'Shadows: a hard moving shadow is as different from the floor as a person. Light from above keeps it short.',
    'A truck is a figure too: the method knows sizes, not kinds.',
  ],
  notFor: [
    'It has to stop a machine: that takes a certified light curtain or scanner with a performance level, never a camera and a browser.',
    'It would watch how somebody works: agree with the staff representatives and do the data protection assessment before any camera.',
    'The zone can be fenced: a fence needs no method.',
  ],
} satisfies DemoEntry
