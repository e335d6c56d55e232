/** A made-up board of a made-up firm. The addresses end in .example: nothing can ever be read there. */
export interface DemoBoard {
  /** As in `firms.ts`, where the firm is an enquirer too. */
  company: string
  address: string
  place: string
  country: 'GB' | 'IE'
  /** Days between the posting and today, title, text. */
  jobs: readonly (readonly [daysAgo: number, title: string, text: string])[]
}

export const boards: DemoBoard[] = [
  {
    company: 'Northgate Grocers',
    address: 'https://northgategrocers.example/jobs.rss',
    place: 'Leeds',
    country: 'GB',
    jobs: [
      [
        4,
        'Senior Machine Learning Engineer, Replenishment',
        'You own the models that order fresh food for 212 stores each night. Python, gradient boosting, and a habit of asking what an error costs the store. Machine learning in production for four years at least; you have been on call for a model.',
      ],
      [
        11,
        'MLOps Engineer',
        'Our data scientists ship by hand today. Build the path from notebook to night run: registry, tests on data, a way back. Kubernetes, Terraform and patience with auditors.',
      ],
      [
        23,
        'Data Engineer, Supply Chain',
        'Till, stock and supplier data arrive in eleven formats. Spark and SQL, data pipelines that say when they are late, and one table that buyers trust.',
      ],
      [
        6,
        'Night Shift Team Leader',
        'Lead twelve colleagues in replenishment, four nights a week, in our Hunslet store.',
      ],
    ],
  },
  {
    company: 'Mersey Diagnostics',
    address: 'https://merseydiagnostics.example/careers',
    place: 'Liverpool',
    country: 'GB',
    jobs: [
      [
        2,
        'Computer Vision Engineer, Digital Pathology',
        'Slides of 100,000 pixels a side, and a pathologist who has to agree. Computer vision with PyTorch, evidence for regulators, image analysis that fails safely.',
      ],
      [
        16,
        'Data Scientist, Patient Flow',
        'Why do Mondays overrun? Statistics first, machine learning where it earns its place, and results that a ward sister can use.',
      ],
      [
        9,
        'Biomedical Scientist, Band 6',
        'Rotate through haematology and blood transfusion in a laboratory with UKAS accreditation.',
      ],
    ],
  },
  {
    company: 'Shannon Freight',
    address: 'https://jobs.shannonfreight.example/feed.xml',
    place: 'Limerick',
    country: 'IE',
    jobs: [
      [
        7,
        'AI Product Manager, Planning',
        'Planners route 340 lorries by phone. Find out what they would hand to a machine, and what never. Discovery, a product roadmap with numbers in it, and machine learning colleagues who need somebody to say no.',
      ],
      [
        19,
        'Data Engineer',
        'Telematics, tachographs and customs in one place. Kafka, SQL, data pipelines; you write the runbook before the alarm.',
      ],
      [
        3,
        'HGV Driver, Category CE',
        'Limerick to Rosslare and back, four on and three off, all nights at home but one.',
      ],
    ],
  },
  {
    company: 'Wharfe Packaging',
    address: 'https://wharfepack.example/vacancies',
    place: 'Bradford',
    country: 'GB',
    jobs: [
      [
        13,
        'Machine Vision Engineer',
        'Four lines, 900 cartons a minute, print defects of half a millimetre. Machine vision from the lens to the reject arm: lighting, GigE cameras, image processing, and the trip to the line at six in the morning.',
      ],
      [28, 'Print Finisher', 'Die cutting and gluing on two shifts. We train you on the machine.'],
    ],
  },
]

/** Its name isn't found: the board shows what a failing one looks like. */
export const unreachable = {
  company: 'Kestrel Haulage',
  address: 'https://kestrelhaulage.example/jobs',
  reason: 'the name was not found',
}
