import type { DemoEntry } from '#content/demo.ts'

export default {
  slug: 'ai-enhanced-reporting',
  title: 'A sales report whose sentences prove themselves',
  pageTitle: 'Sales trend, bridge and tested forecast',
  description:
    'Mann-Kendall trend, price-volume-mix bridge to the penny and a Holt-Winters forecast tested on held-out months, computed in your browser.',
  summary:
    'Rows of sales become a trend with its chance, a bridge from last year to this one, a forecast that was tested first, and a summary in which each sentence leads to its figure.',
  sample:
    'Three years of monthly sales of six products, made with a fixed seed. One product ends after two years and its successor begins. A yearly season has to be seen twice before it can be forecast and tested, hence three years.',
  ownData:
    'A date and one column of values are enough. With a column of products, or whatever divides the value, you also see which of them moved it; with units, volume is told from price. The rows of a period are added up, or averaged if you say so.',
  ownDataFrom: [
    {
      program: 'excel',
      what: 'Invoice or order lines: date, product, quantity, net amount. A pivot table with months across the top is read as well.',
    },
    {
      program: 'sapPm',
      what: 'Spend instead of sales: orders from IW39 with basic start date, order type in place of the product, and actual costs. Where nothing was counted, give each row a 1 as its units.',
    },
    {
      program: 'maximo',
      what: 'Work orders with actual finish, work type, and actual cost, in the same way.',
    },
  ],
  method: `The rows are added up by period as whole numbers: pence for money, else as many decimals as your values have. Nothing is rounded later than that, so every total can be taken back to its rows.

The trend is tested with Mann-Kendall: of all pairs of readings it counts how many rise and how many fall. Pairs are made within the same month of different years only, so a summer peak is no trend. Sen’s slope, the median of all slopes, says how steep it is, and one odd month doesn’t move it. Products are tested one by one, and their p values are corrected for how many there are.

The bridge compares the last year with the one before. Volume is what would have come if every product had grown like the total at old prices. Mix is what the shift between products added. Price is the rest for the units that were sold. Price and volume are rounded to the penny and mix takes up the remainder, so the steps add up exactly. Products sold in one of the years only have no price to compare and get a step of their own.

The forecast is Holt-Winters. Its three weights come from the training part alone, by a bounded grid and then Nelder-Mead on the squared one-step errors; the form of the season is chosen there as well. Only then is it held against the last months. MASE below 1 means that it missed by less than “the same as last year” usually does. The summary is written from these results by rules, not by a language model: a sentence can’t state what no figure shows.`,
  formulas: [
    { name: 'Mann-Kendall', formula: 'S = Σ sign(x_j − x_i), i < j', note: 'z = (S ∓ 1) / √Var(S)' },
    {
      name: 'Its variance with ties',
      formula: 'Var(S) = [n(n−1)(2n+5) − Σ t(t−1)(2t+5)] / 18',
      note: 'added over the seasons',
    },
    { name: 'Sen’s slope', formula: 'median of (x_j − x_i) / (j − i)' },
    {
      name: 'Volume',
      formula: 'R₀ × (ΣQ₁ / ΣQ₀ − 1)',
      note: 'for each product, of those sold in both years',
    },
    { name: 'Price', formula: 'R₁ − R₀ × Q₁ / Q₀' },
    { name: 'Mix', formula: 'R₁ − R₀ − volume − price' },
    {
      name: 'Holt-Winters, multiplicative',
      formula: 'ŷ(t+h) = (l + h b) × s(t+h−m)',
      note: 'additive: l + h b + s',
    },
    {
      name: 'MASE',
      formula: 'mean |error, held out| / mean |y(t) − y(t−m)|, training',
    },
  ],
  sources: [
    'H. B. Mann, Nonparametric tests against trend. Econometrica 13, 1945; M. G. Kendall, Rank Correlation Methods. Griffin, 1975.',
    'R. M. Hirsch, J. R. Slack, R. A. Smith, Techniques of trend analysis for monthly water quality data. Water Resources Research 18, 1982.',
    'P. K. Sen, Estimates of the regression coefficient based on Kendall’s tau. JASA 63, 1968.',
    'P. R. Winters, Forecasting sales by exponentially weighted moving averages. Management Science 6, 1960.',
    'R. J. Hyndman, A. B. Koehler, Another look at measures of forecast accuracy. International Journal of Forecasting 22, 2006.',
  ],
  limits: [
    'One test: six held-out months are one try. Before a budget rests on it, repeat the test from several starting points.',
    'Promotions and lost customers: the method knows only the calendar. A large order last June is expected again next June.',
    'Interval: it is made of the fit’s own past errors, so it is too narrow when the future differs in kind.',
    'Units: volume and mix assume that units can be added. Pumps and seal kits can’t really; run groups of like products by themselves.',
    'Neighbouring months: Mann-Kendall takes them as independent. Revenue that hangs together from month to month makes p look smaller than it is.',
  ],
  notFor: [
    'There are fewer than two whole seasons; then compare with last year by hand.',
    'Demand is a handful of orders a year: methods for intermittent demand fit better.',
    'You ask why customers buy less. A bridge says where revenue moved, never why.',
  ],
} satisfies DemoEntry
