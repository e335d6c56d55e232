import type { DemoEntry } from '#content/demo.ts'

export default {
  slug: 'continuous-process-optimization',
  title: 'The best settings, or no model at all',
  pageTitle: 'Process optimisation, computed live',
  description:
    'A quadratic response surface through your trials with leave-one-out R² and a best point inside what was tried, in your browser. On noise it says: no model.',
  summary:
    'Trials with two to four settings become a surface, and the surface names the best place. Before it may, it has to predict each run from the others.',
  sample:
    'Made with a fixed seed: 22 moulding trials by a central composite plan. A is barrel temperature in °C, B holding pressure in bar, the result weld strength in N/mm². The true top lies at 221 °C and 62 bar.',
  ownData:
    'One trial run in each row: two to four settings as they really were, and one measured result. Each setting needs at least three different values.',
  method: `Every setting is coded so that its lowest value is −1 and its highest 1. Through the runs goes a full quadratic surface: a constant, a slope and a bend for each setting, and a twist for each pair. It is fitted by least squares with a QR decomposition, which stays accurate where settings were nearly changed together.

A surface with many terms bends to any data, so its fit proves nothing. Each run is therefore left out in turn and predicted from the rest. That needs no fitting again: the error of a run left out is its residual divided by one minus its leverage. From those errors comes the leave-one-out R². Below the value that you set the page says “no model” and names no best place.

The best place is sought only inside the tried ranges. A quadratic is best where it is flat, or on an edge, or in a corner; all of these are solved and compared. If the winner is a corner that no run came near, the search goes only as far as the leverage of the runs allows, and the page says so.`,
  formulas: [
    { name: 'Surface', formula: 'ŷ = b₀ + Σ bᵢ xᵢ + Σ bᵢᵢ xᵢ² + Σ bᵢⱼ xᵢ xⱼ' },
    { name: 'Leverage', formula: 'hᵢ = xᵢ′ (X′X)⁻¹ xᵢ' },
    { name: 'Left out', formula: 'e₍ᵢ₎ = eᵢ / (1 − hᵢ),  PRESS = Σ e₍ᵢ₎²' },
    { name: 'Leave-one-out R²', formula: '1 − PRESS / Σ (yᵢ − ȳ)²' },
    { name: 'Interval of the mean', formula: 'ŷ ± t s √h', note: 'of a single run: ŷ ± t s √(1 + h)' },
  ],
  sources: [
    'G. E. P. Box, K. B. Wilson, On the experimental attainment of optimum conditions. Journal of the Royal Statistical Society B 13, 1951.',
    'R. H. Myers, D. C. Montgomery, C. M. Anderson-Cook, Response Surface Methodology, 4th edition. Wiley, 2016.',
    'D. M. Allen, The relationship between variable selection and data augmentation. Technometrics 16, 1974, for PRESS.',
    'G. H. Golub, C. F. Van Loan, Matrix Computations, 4th edition. Johns Hopkins, 2013, for the decomposition.',
    'NIST Statistical Reference Datasets, Norris: its certified coefficients are a test of this page.',
  ],
  limits: [
    'Window: outside the tried ranges the surface is fiction, and the page never looks there.',
    'Shape: a quadratic has one top. A process with a cliff, or two tops, needs a smaller window or another model.',
    'Order: if all hot runs were made in the morning, the surface shows the morning. Only random order guards against it.',
    'Repeats: a run repeated on the same day shows less spread than one repeated next week, and intervals come out too narrow.',
    'One result: strength may rise while cycle time or energy suffers. Fit each of them and look for a place that all allow.',
  ],
  notFor: [
    'Only history exists, in which settings moved together or not at all: it rarely carries a surface, and the page will say so.',
    'The process is not stable. Chart it first.',
    'More than four settings are open: screen them with a two-level plan before curves are worth their runs.',
  ],
} satisfies DemoEntry
