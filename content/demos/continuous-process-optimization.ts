import type { DemoEntry } from '#content/demo.ts'

export default {
  slug: 'continuous-process-optimization',
  title: 'The best settings, or no model at all',
  pageTitle: 'Process optimisation, computed live',
  description:
    'A quadratic response surface through your trials with leave-one-out R² and a best point inside what was tried, in your browser. On noise it says: no model.',
  summary:
    'Trials with two to five settings become a surface, and the surface names the best place. Before it may, it has to predict each run from the others.',
  sample:
    'Made with a fixed seed: 22 moulding trials by a central composite plan: barrel temperature in °C, holding pressure in bar, weld strength in N/mm². The true top lies at 221 °C and 62 bar.',
  ownData:
    'One trial run in each row: two to five settings as they really were, and one to four measured results. Settings with three values or more give a surface; a plan with two values of up to seven settings is screened.',
  ownDataFrom: [
    {
      program: 'minitab',
      what: 'The worksheet of the design with its response: one run in each row, factors in real units rather than coded.',
    },
    { program: 'excel', what: 'The sheet of the trials: a column for each setting, one for the result.' },
    {
      program: 'historian',
      what: 'For each run the mean of every setting while it was stable, and the result from the laboratory beside it.',
    },
  ],
  method: `Every setting is coded so that its lowest value is −1 and its highest 1. Through the runs goes a full quadratic surface: a constant, a slope and a bend for each setting, and a twist for each pair. It is fitted by least squares with a QR decomposition, which stays accurate where settings were nearly changed together.

A surface with many terms bends to any data, so its fit proves nothing. Each run is therefore left out in turn and predicted from the rest. That needs no fitting again: the error of a run left out is its residual divided by one minus its leverage. From those errors comes the leave-one-out R². Below the value that you set the page says “no model” and names no best place.

A plan with two values of each setting is screened instead: each effect is a difference of two means. Repeated runs tell how large noise is; without them Lenth’s pseudo standard error does. A fraction of all corners confuses effects, and the table names what each may as well stand for. A plan after Plackett and Burman tells settings from each other, not how two act together; there noise is what the settings leave over.

Several results are weighed by desirability: 0 at one limit, 1 at the other, multiplied over all results. A result that its surface doesn’t predict stops the verdict.

The best place is sought only inside the tried ranges. A quadratic is best where it is flat, or on an edge, or in a corner; all of these are solved and compared. If the winner is a corner that no run came near, the search goes only as far as the leverage of the runs allows, and the page says so.`,
  formulas: [
    { name: 'Surface', formula: 'ŷ = b₀ + Σ bᵢ xᵢ + Σ bᵢᵢ xᵢ² + Σ bᵢⱼ xᵢ xⱼ' },
    { name: 'Leverage', formula: 'hᵢ = xᵢ′ (X′X)⁻¹ xᵢ' },
    { name: 'Left out', formula: 'e₍ᵢ₎ = eᵢ / (1 − hᵢ),  PRESS = Σ e₍ᵢ₎²' },
    { name: 'Leave-one-out R²', formula: '1 − PRESS / Σ (yᵢ − ȳ)²' },
    { name: 'Effect', formula: 'ȳ₊ − ȳ₋' },
    {
      name: 'Lenth’s margin',
      formula: 't₀.₉₇₅(m/3) · 1.5 median |c| of those under 2.5 s₀',
      note: 's₀ = 1.5 median |c|',
    },
    { name: 'Desirability', formula: 'D = (d₁ d₂ … dₖ)^(1/k)' },
    { name: 'Interval of the mean', formula: 'ŷ ± t s √h', note: 'of a single run: ŷ ± t s √(1 + h)' },
  ],
  sources: [
    'G. E. P. Box, K. B. Wilson, On the experimental attainment of optimum conditions. Journal of the Royal Statistical Society B 13, 1951.',
    'R. H. Myers, D. C. Montgomery, C. M. Anderson-Cook, Response Surface Methodology, 4th edition. Wiley, 2016.',
    'D. M. Allen, The relationship between variable selection and data augmentation. Technometrics 16, 1974, for PRESS.',
    'R. V. Lenth, Quick and easy analysis of unreplicated factorials. Technometrics 31, 1989.',
    'G. Derringer, R. Suich, Simultaneous optimization of several response variables. Journal of Quality Technology 12, 1980: their tyre treads are a test of this page.',
    'R. L. Plackett, J. P. Burman, The design of optimum multifactorial experiments. Biometrika 33, 1946.',
    'M. Hamada, C. F. J. Wu, Analysis of designed experiments with complex aliasing. Journal of Quality Technology 24, 1992: their castings are a test of this page.',
    'D. C. Montgomery, Design and Analysis of Experiments, 8th edition. Wiley, 2013, whose filtration example is a test of this page.',
    'G. H. Golub, C. F. Van Loan, Matrix Computations, 4th edition. Johns Hopkins, 2013, for the decomposition.',
    'NIST Statistical Reference Datasets, Norris: its certified coefficients are a test of this page.',
  ],
  limits: [
    'Window: outside the tried ranges the surface is fiction, and the page never looks there.',
    'Shape: a quadratic has one top. A process with a cliff, or two tops, needs a smaller window or another model.',
    'Order: if all hot runs were made in the morning, the surface shows the morning. Only random order guards against it.',
    'Repeats: a run repeated on the same day shows less spread than one repeated next week, and intervals come out too narrow.',
    'Desirability: limits decide more than anything else. Set them from the drawing, not from the data.',
    'Fractions: a short plan confuses effects. Believe an interaction only if its aliases are impossible, or run the mirrored fraction.',
  ],
  notFor: [
    'Only history exists, in which settings moved together or not at all: it rarely carries a surface, and the page will say so.',
    'The process is not stable. Chart it first.',
    'More than five settings are open: screen them with a two-level plan, which the planner below the bench makes, before curves are worth their runs.',
  ],
} satisfies DemoEntry
