import type { DemoEntry } from '#content/demo.ts'

export default {
  slug: 'visual-intelligence',
  title: 'Count and measure what lies in a picture',
  pageTitle: 'Count and measure from a picture',
  description:
    'Counts objects in pictures, parts those that touch, measures each in millimetres and draws their sizes. On a sample, or on yours in your browser.',
  summary:
    'How many are there, how large is each, and which are out of tolerance? One picture of parts, seeds, stones or pellets on a calm background answers all three.',
  sample:
    'A tray drawn with a fixed seed: 37 dark discs of 22 to 58 pixels, three pairs touching, with camera noise, dust, and light that falls off by a quarter to one corner.',
  ownData:
    'A picture from straight above: one layer of objects, none lying on another, darker or lighter than what they lie on. Something of known length in it gives the scale. Several pictures of one scale give one table.',
  ownDataFrom: [
    {
      program: 'camera',
      what: 'One layer of parts on an even ground, and a ruler or a gauge block in the picture or in one taken from the same height.',
    },
  ],
  method: `The picture is turned to grey. Light that falls off is evened out first: one smooth surface is laid through the ground and one through the objects, again and again until it is clear which is which, and both are drawn level. Then Otsu’s method looks for the one level that parts it best: the level at which dark and light differ most between each other and least within themselves. No level is set by hand, which is why the same settings serve a bright day and a dull one.

Opening with a small disc then removes what is narrower than the disc, dust and hairs, and leaves the size of the rest as it was. Closing does the opposite and fills glints and pinholes; it is off until you ask for it, as it also fills the gap between three that touch. What hangs together after that is one region.

Touching objects would count as one. So the page measures how deep inside each pixel lies and floods the regions from their middles outwards. Where two floods meet at a neck that is narrow against both, the line stays; where the neck is wide, it was one object with a rough outline. The size given is the diameter of the circle of equal area, because it averages the error of the outline over the whole of it. Length and width are those of a calliper: the largest and the smallest distance between two jaws that turn about the outline.`,
  formulas: [
    { name: 'Otsu', formula: 'σ²_B(t) = ω₀(t) ω₁(t) (μ₀(t) − μ₁(t))²,  t* = arg max σ²_B' },
    { name: 'Separability', formula: 'η = σ²_B(t*) / σ²' },
    { name: 'Opening, closing', formula: 'A ∘ D = (A ⊖ D) ⊕ D,  A • D = (A ⊕ D) ⊖ D' },
    {
      name: 'Parting',
      formula: 'keep the line when d(neck) < k · min(d₁, d₂)',
      note: 'd is the distance to the outline',
    },
    {
      name: 'Even light',
      formula: 'I′ = mean G + (I − G) · mean(O − G) / (O − G)',
      note: 'polynomials: G of degree 4 through the ground, O of degree 2 through the objects',
    },
    { name: 'Diameter', formula: 'd = 2 √(A / π) · scale' },
    {
      name: 'Length, width',
      formula: 'max, min over φ of (max p·n(φ) − min p·n(φ))',
      note: 'n(φ) is the direction of the calliper',
    },
    { name: 'Contrast', formula: '(μ₁ − μ₀) / √((σ₀² + σ₁²) / 2)', note: 'noise alone gives 2.65' },
  ],
  sources: [
    'N. Otsu, A threshold selection method from gray-level histograms. IEEE Trans. Systems, Man and Cybernetics 9, 1979.',
    'J. Serra, Image Analysis and Mathematical Morphology. Academic Press, 1982.',
    'A. Rosenfeld, J. L. Pfaltz, Sequential operations in digital picture processing. Journal of the ACM 13, 1966.',
    'P. F. Felzenszwalb, D. P. Huttenlocher, Distance transforms of sampled functions. Theory of Computing 8, 2012.',
    'M. I. Shamos, Computational Geometry. Dissertation, Yale, 1978 (rotating callipers).',
    'F. Meyer, S. Beucher, Morphological segmentation. Journal of Visual Communication and Image Representation 1, 1990.',
  ],
  limits: [
    'Light: a slope or a vignette is evened out, the hard edge of a shadow is not; the page says so and gives no count.',
    'Perspective: the scale holds in one plane seen from straight above. At 10° of tilt the far side is already several per cent off.',
    'Overlap: what lies on something else is hidden, and no outline brings it back.',
    'Long shapes: the diameter of the equal circle says little about a needle. Choose length or width for those.',
    'Glass and bright metal: their own reflections have the brightness of the background. Light from below helps.',
  ],
  notFor: [
    'A scale gives the number: a known weight for each piece counts a bin faster than any camera.',
    'The kinds differ in colour or texture rather than brightness: that takes a trained model and marked pictures.',
    'A size goes on a certificate: use a calibrated measuring system with a stated uncertainty.',
  ],
} satisfies DemoEntry
