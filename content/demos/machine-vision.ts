import type { DemoEntry } from '#content/demo.ts'

export default {
  slug: 'machine-vision',
  title: 'Compare with the master, and see what escapes',
  pageTitle: 'Machine vision: pass, reject and errors',
  description:
    'Aligns each part with a master, finds where it differs, and shows what every threshold costs in escapes and false rejects. Sample or your own pictures.',
  summary:
    'A part passes or it doesn’t, and both verdicts can be wrong. Move one threshold and watch faults escape on one side and good parts go to waste on the other.',
  sample:
    'Made with a fixed seed: a cover plate as master, 20 good and 20 faulty plates of 128 × 128 pixels, lying up to 6 px off, under changing light, with blotches that are no fault.',
  ownData:
    'One picture of a good part as master and up to 60 to judge, all from the same camera and of the same size; up to 60 of known faulty parts show what would escape. They are scaled to 384 pixels. Each may be turned by up to 7° and lie up to 12% nearer or farther.',
  ownDataFrom: [
    {
      program: 'camera',
      what: 'One good part as the master, then at least twenty more of each kind, in the same pose.',
    },
    {
      program: 'recorder',
      what: 'Frames from the fixed camera at the line, cut so that one part is in each.',
    },
  ],
  method: `No part lies exactly where the last one lay. A shift changes only the phases of a picture’s spectrum, so the two spectra are divided by each other, their strengths thrown away, and the way back gives a picture that is dark but for one peak: at the shift. A turn and a change of distance are found the same way, between the strengths of the two spectra drawn over angle and logarithm of frequency, where both are shifts. Then all four are refined together, and what fits badly counts little, so that a fault doesn’t draw the part aside. The part is laid back and brought to the master’s brightness and contrast, because an ageing lamp is no fault.

Then the structural similarity is taken around each pixel: are mean, contrast and pattern of the two 7 × 7 windows alike? It answers 1 for the same and falls towards 0 where something is missing, added or scratched. A part’s score is the similarity that at least so many pixels stay under, as many as the smallest fault has; one noisy pixel decides nothing.

Where good and faulty parts are known, every threshold is tried. The share of good parts rejected and of faulty parts passed are the two figures that an acceptance test should name, each with its interval.`,
  formulas: [
    { name: 'Phase correlation', formula: 'r = F⁻¹( F̄(m) F(p) / |F̄(m) F(p)| ),  shift = arg max r' },
    {
      name: 'Pose',
      formula: 'min Σ w (P(c + s R(θ)(x − c) + t) − M(x))²',
      note: 'turn θ, scale s and shift t; w is small where the two differ much',
    },
    {
      name: 'Similarity',
      formula: 'SSIM = (2μₓμᵧ + C₁)(2σₓᵧ + C₂) / ((μₓ² + μᵧ² + C₁)(σₓ² + σᵧ² + C₂))',
      note: 'C₁ = (0.01 · 255)², C₂ = (0.03 · 255)²',
    },
    { name: 'Verdict', formula: 'reject when at least A pixels have SSIM < T' },
    { name: 'False rejects, escapes', formula: 'rejected good / good,  passed faulty / faulty' },
    {
      name: 'Interval',
      formula: '(p + z²/2n ± z √(p(1−p)/n + z²/4n²)) / (1 + z²/n)',
      note: 'Wilson, z = 1.96',
    },
  ],
  sources: [
    'C. D. Kuglin, D. C. Hines, The phase correlation image alignment method. IEEE Conf. Cybernetics and Society, 1975.',
    'H. Foroosh, J. Zerubia, M. Berthod, Extension of phase correlation to subpixel registration. IEEE Trans. Image Processing 11, 2002.',
    'B. S. Reddy, B. N. Chatterji, An FFT-based technique for translation, rotation, and scale-invariant image registration. IEEE Trans. Image Processing 5, 1996.',
    'S. Baker, I. Matthews, Lucas–Kanade 20 years on: a unifying framework. Int. J. Computer Vision 56, 2004.',
    'Z. Wang, A. C. Bovik, H. R. Sheikh, E. P. Simoncelli, Image quality assessment: from error visibility to structural similarity. IEEE Trans. Image Processing 13, 2004.',
    'E. B. Wilson, Probable inference, the law of succession, and statistical inference. JASA 22, 1927.',
  ],
  limits: [
    'Small turns only: beyond 7°, or seen from the side, a part isn’t recognised, and the page says so instead of judging it. A fixture or a marker search comes first.',
    'One master: natural material such as wood, bread or castings varies more than its faults. One picture can’t say what is normal.',
    'Resolution: a fault needs about three pixels across. Choose the lens by that, before any method.',
    'Few faults: with 20 faulty parts and none missed, one in six may still escape. The page gives the interval.',
    'The edge: what the turned or moved picture doesn’t show is not compared.',
  ],
  notFor: [
    'A gauge, a probe or a light barrier measures the same feature: it is cheaper and needs no threshold.',
    'Product changes by the hour with no master for each: look at learned models of normal parts instead.',
    'The fault can’t be seen in a picture by eye either: change the light first.',
  ],
} satisfies DemoEntry
