import type { Solution } from '#content/solution.ts'

export default {
  slug: 'ai-enhanced-reporting',
  title: 'AI-enhanced reporting',
  pageTitle: 'AI-enhanced reporting with every source',
  description:
    'Monthly reports that write themselves, each sentence linked to its figure: trends tested, bridges that add up, inputs, typical weeks, price by days, limits.',
  kind: 'records',
  turn: 'see',
  complaint: 'The board pack takes six people nine days and is out of date on the tenth.',
  summary:
    'Tables computed, changes tested, text drafted, and every sentence tied to the number it speaks of. A person signs.',
  whatItIs: `A management report answers three questions: what changed, whether it is more than noise, and what it is made of. The first is arithmetic, the second a statistical test, the third a bridge that splits a difference into price, volume and mix so that the parts add up to the penny.

Text comes last. Sentences are drafted from the computed facts and from nothing else; each carries a link to its figure, and a sentence whose number cannot be found in the tables is dropped before anybody sees it. The editor is a person of yours, who spends an hour judging instead of a week collecting.`,
  whoFor: `Finance, operations and service directors who publish a pack each week or month from five to fifty sources, and public bodies with statutory returns. It suits reports whose shape is stable and whose readers ask the same questions each time.`,
  steps: [
    {
      name: 'Report autopsy',
      weeks: 2,
      text: 'Three past packs are taken apart: which pages led to a decision, which numbers were corrected later, who copied what.',
    },
    {
      name: 'Single source',
      weeks: 4,
      text: 'Each figure gets one query with an owner. Manual adjustments become entries with a name and a reason.',
    },
    {
      name: 'Tests and bridges',
      weeks: 3,
      text: 'Trend, season and forecast error by line; price, volume and mix for each gap worth explaining.',
    },
    {
      name: 'Sentences',
      weeks: 2,
      text: 'House style, forbidden words and the order of topics are set by your editor on two old months.',
    },
    {
      name: 'Double month',
      weeks: 2,
      text: 'Old and new pack are made side by side, and each difference is explained or corrected.',
    },
  ],
  firstInput: 'Three past packs and their sources',
  inputs: [
    'Past packs: three with the spreadsheets behind them, including those with “final v7” in the name.',
    'Read access: ledger, sales, production and personnel systems at the grain of the transaction.',
    'Twenty-four periods: of history for each main line, or season cannot be told from trend.',
    'An editor: one person with the right to say how the firm speaks of itself.',
  ],
  weeks: { from: 13, to: 20 },
  priceBasis: { days: { from: 20, to: 45 } },
  priceDrivers:
    'Count the spreadsheets with formulae that only their author understands; each is a few days. The writing itself is the smallest part of the work.',
  integration: [
    'Sources: SQL databases, SAP and Dynamics extracts, Excel files in SharePoint with a checksum.',
    'Warehouse: Snowflake, BigQuery, Fabric or plain PostgreSQL, with the transformations under version control.',
    'Output: Word, PowerPoint, PDF and a web page, all from the same run, with tagged tables.',
    'Language model: one in your own tenancy or on your own server; with none, sentences come from templates.',
  ],
  risks: [
    'Fluent error: well-written text hides a wrong query, so the sentence links to the figure and the figure to its rows.',
    'Story from noise: a monthly wobble invites explanation; changes below the test are called unchanged.',
    'Late corrections: a restated month is shown as restated, with both values.',
    'Loss of understanding: when nobody collects by hand, fewer know the numbers, hence a quarterly walk through one figure.',
  ],
  notFor: [
    'The report is different every time; a good analyst is faster.',
    'Sources are closed by hand weeks later, so that speed gains nothing.',
    'Readers do not act on the report. Stop it and see who calls.',
  ],
  benefits: [
    'Working days from period end to pack: typically 40 to 70 % fewer, by calendar.',
    'Person-hours for each issue: typically 60 to 85 % fewer after three issues.',
    'Figures corrected after publication: typically 50 to 90 % fewer, by the errata list.',
    'Forecast error against last year’s naive value: typically below one on the MASE scale, line by line.',
  ],
  faq: [
    {
      question: 'Can it invent a number?',
      answer:
        'Not into the pack. Each number in a sentence is looked up among the computed facts; without a match the sentence is not shown and the editor sees that something was dropped.',
    },
    {
      question: 'Does our data train somebody’s model?',
      answer:
        'No. Facts are sent to a model under a contract that excludes it, or to one that runs on your own machine, or to none.',
    },
    {
      question: 'What is a price-volume-mix bridge?',
      answer:
        'A split of the difference in revenue into three parts: dearer, more, and a different blend. Ours uses a fixed order stated on the chart, and the parts sum exactly.',
    },
    {
      question: 'How do you decide that a trend is real?',
      answer:
        'By the Mann-Kendall test, which asks only whether later values tend to be higher and does not mind outliers. Seasonal lines are tested month against same month.',
    },
  ],
  useCases: [
    'sales-insights',
    'harvest-prediction',
    'churn-reduction-telecom',
    'enterprise-knowledge-chatbot',
  ],
  roles: ['generative-ai-specialist', 'data-engineer', 'data-scientist'],
  questions: ['generative-or-classical', 'language-model-secrets', 'messy-data'],
  demo: 'Mann-Kendall test, Holt-Winters forecast, price-volume-mix bridge, and a summary whose sentences link to their figures',
  picture: 'banking',
  visitorWords:
    'monthly report, board pack, management report, automatic text, commentary, variance, KPI summary, Excel report, PowerPoint, write reports, sales variance',
} satisfies Solution
