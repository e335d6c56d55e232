import type { Role } from '#content/role.ts'

export default {
  slug: 'ml-engineer',
  title: 'ML engineer',
  pageTitle: 'Hire an ML engineer who ships models',
  description:
    'Trains models that hold up outside the notebook: what an ML engineer does, when you need one, skills, day-rate bands, first 30 days, interview questions.',
  kind: 'build',
  summary:
    'Turns a promising analysis into a trained model that gives the same answer tomorrow, on the machine where it has to run.',
  whatTheyDo: `Between the analyst who found that something can be predicted and the service that predicts it lies a stretch of work with its own craft. Features must be computed from what is known at that moment and not from what was filled in later. Splits must respect time, batch and patient. Training must be repeatable from a commit, and the result small enough for the device.

An ML engineer does that, mostly in Python, with a suspicious mind. Half of the days go into looking for leaks and mislabelled rows. Speed comes second and accuracy decimals third: the question is always whether the figure will hold next month on the other line.`,
  needOne: [
    'A model scores well in development and disappoints in use.',
    'Training takes a person two days and differs each time.',
    'The model must run on an edge device, in a browser or within 50 ms.',
    'Labelled data grow weekly and retraining should follow without a project.',
  ],
  needNot: [
    'Nobody has shown yet that the thing can be predicted: a data scientist does so at less cost.',
    'Existing language or vision models answer well enough through an API.',
    'Fewer than a few hundred examples exist and more will not come.',
  ],
  skills: [
    'Leak hunting: finds the column that knows the future, and explains how it got there.',
    'Splitting: by time, machine, site and person, according to where the model will be used.',
    'Tools: PyTorch, scikit-learn, gradient boosting, ONNX; picks the smallest that does it.',
    'Speed: profiles before optimising, quantises with a before-and-after table.',
    'Doubt: reports intervals and slices, never a single number.',
  ],
  levels: [
    {
      level: 'engineer',
      text: 'Trains and evaluates models within a set pipeline and writes tests for features.',
    },
    {
      level: 'senior',
      text: 'Builds the pipeline, sets the evaluation and takes a model through its first year.',
    },
    {
      level: 'lead',
      text: 'Chooses methods for a product line, raises others and stops work that will not generalise.',
    },
  ],
  firstDays: [
    {
      title: 'Repeat the past',
      text: 'The existing result is reproduced from raw data, or it is documented why it cannot be.',
    },
    {
      title: 'A fair split',
      text: 'Evaluation rebuilt along time and source. The score usually falls; that is the true starting line.',
    },
    {
      title: 'Boring model',
      text: 'A regularised linear or boosted baseline with clean features, trained by one command, with its slices reported.',
    },
    {
      title: 'On the target',
      text: 'The model runs where it has to run, timed and compared row by row with the training output.',
    },
  ],
  interview: [
    {
      question: 'Your test score is much better than last year’s model. First thought?',
      answer: 'Leakage or a changed test set. They describe how they would look, column by column.',
    },
    {
      question: 'How would you split data from twelve machines over two years?',
      answer:
        'It depends on the use: by time for the same machines, by machine for new ones, and groups never straddle the split.',
    },
    {
      question: 'Three per cent of the labels are wrong. Does it matter?',
      answer:
        'Less for training than for the test, where they cap what can be seen. A sample is relabelled and the ceiling stated.',
    },
    {
      question: 'Make this model ten times smaller.',
      answer: 'Distil, prune, quantise, fewer features, lower resolution, in an order guided by measurement.',
    },
    {
      question: 'What makes a training run repeatable?',
      answer:
        'Pinned data snapshot, code, dependencies, seeds and hardware notes; and a tolerance, since some kernels are not exact.',
    },
    {
      question: 'When do you stop improving a model?',
      answer:
        'When the next gain costs more than the errors it removes. The price of both error kinds should be known to them.',
    },
    {
      question: 'Explain calibration to our planner.',
      answer:
        'Of all jobs called 70 % likely, about seventy in a hundred should happen; and how one checks that.',
    },
  ],
  faq: [
    {
      question: 'Do we need GPUs?',
      answer:
        'For tables and sensor series hardly ever. For pictures one rented card for some days usually does; we estimate hours before any order.',
    },
    {
      question: 'Who owns the trained model?',
      answer:
        'You do, with code, weights and data recipe: all of it is assigned to you once the days are paid.',
    },
    {
      question: 'Can one person do data, training and operation?',
      answer: 'For a first system yes, at senior level. From the third model on it pays to divide the work.',
    },
  ],
  roles: ['mlops-engineer', 'data-scientist', 'ai-engineer'],
  solutions: ['predictive-maintenance-intelligence', 'instant-anomaly-detection'],
  questions: ['how-often-retrain', 'how-much-data', 'historical-bias'],
  picture: 'manufacturing',
} satisfies Role
