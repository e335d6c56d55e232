import type { Solution } from '#content/solution.ts'

export default {
  slug: 'seamless-integration-framework',
  title: 'Seamless Integration Framework',
  pageTitle: 'Integration of plant, ERP and records',
  description:
    'Systems that spell the same customer three ways made to agree, with a reason for each rejected row: inputs, typical weeks, price by days, risks and limits.',
  kind: 'records',
  turn: 'agree',
  complaint: 'The same pump has five numbers, and two of them are wrong.',
  summary:
    'Columns matched, records linked, rows checked against a contract, and a reject file in which each line says why.',
  whatItIs: `Every AI project begins with somebody joining tables that were never meant to meet. The framework makes that a product instead of a heroic week. It proposes which column of one system corresponds to which of another, links records that mean the same thing despite spelling, converts units, and checks each row against a schema before it may pass.

What does not pass is not lost and not guessed at. It goes to a reject file with its line, its field and a sentence such as “quantity is negative” or “no asset with this number since March”. Somebody with the right to do so corrects it at its source, and the row comes round again.`,
  whoFor: `Firms after a merger, plants with a historian, a maintenance system and an ERP from three decades, hospitals with feeder systems, and anyone whose analysts spend Mondays on lookups. It is also the usual first order for customers whose readiness assessment scored low on data.`,
  steps: [
    {
      name: 'System map',
      weeks: 2,
      text: 'Which systems hold which things, who may change them, and which one is right when two differ.',
    },
    {
      name: 'Contracts',
      weeks: 3,
      text: 'For each flow a schema with types, units, allowed values and examples, agreed by sender and receiver.',
    },
    {
      name: 'Matching',
      weeks: 4,
      text: 'Columns by name, type and content; records by blocking and weighted comparison, with a grey zone for people.',
    },
    {
      name: 'Review desk',
      weeks: 2,
      text: 'The grey zone is shown in pairs to those who know; a hundred decisions usually settle the thresholds.',
    },
    {
      name: 'Flows',
      weeks: 4,
      text: 'Scheduled or event-driven, restartable, each with counts in, out and rejected that must add up.',
    },
    {
      name: 'Ownership',
      weeks: 1,
      text: 'Every flow gets a person of yours who receives its rejects and may change its contract.',
    },
  ],
  firstInput: 'Extracts of two systems',
  inputs: [
    'Extracts: 10,000 rows or all of it from each system, with real spelling and real gaps.',
    'Keys that are believed: whatever people use today to join them, even if it is a description.',
    'Authority: a decision for each thing as to which system wins; no software can make it.',
    'Test systems: a copy to write into, before anybody touches production.',
  ],
  weeks: { from: 16, to: 40 },
  priceBasis: { days: { from: 20, to: 90 } },
  priceDrivers:
    'Count flows and owners. One-way copies between two databases are days; two-way updates between an ERP and a maintenance system with three departments are months.',
  integration: [
    'Enterprise: SAP (OData, IDoc), Dynamics, Oracle, Sage and Infor through supported interfaces only.',
    'Plant: OPC UA, MQTT, ISA-95 messages and the historians’ SQL views.',
    'Health: HL7 v2 and FHIR, with pseudonyms where identity is not needed.',
    'Plain files: CSV, Excel and XML by SFTP, validated on arrival, since they will outlive us all.',
  ],
  risks: [
    'False links: two firms with one name merged by mistake cost more than a missed pair, so the threshold leans to caution.',
    'Silent change: a supplier renames a column; the contract breaks loudly and the last good data stay in use.',
    'Point-to-point growth: ten systems can mean ninety connections, hence one vocabulary in the middle.',
    'Write-back: returning data to a source can loop, so each record carries its origin.',
  ],
  notFor: [
    'One of the two systems is to be switched off within a year: export once and be done.',
    'A connector that your vendor supports does the same.',
    'Departments refuse to name an owner; integration would only spread the quarrel.',
  ],
  benefits: [
    'Rows that need a person: typically 80 to 95 % fewer once thresholds are settled, by the review desk’s count.',
    'Duplicates in master data: typically 5 to 15 % of records found, each shown before merging.',
    'Time from a new source to usable data: typically from two months to two weeks for the fourth source and later.',
    'Errors found at entry rather than in a report: typically 60 to 85 %, by comparing reject file and errata.',
  ],
  faq: [
    {
      question: 'Is this a data warehouse?',
      answer:
        'No, it feeds one. If you have none, results land in a database with plain tables that any tool can read.',
    },
    {
      question: 'How good is the linking?',
      answer:
        'It is measured on pairs your own people have judged, as precision and recall. On company names with addresses an F1 above 0.95 is common; on free-text part descriptions it is lower, and the review desk is longer.',
    },
    {
      question: 'Do you need write access?',
      answer:
        'Not for most of the work. Reading is enough to find mismatches; corrections are made by your people in the source.',
    },
    {
      question: 'What does it leave behind if we part?',
      answer:
        'Schemas in JSON Schema, mappings in tables, flows in plain code in your repository. Nothing needs a licence from us.',
    },
    {
      question: 'Can it run while systems are being replaced?',
      answer:
        'Yes, that is when it earns most. Both old and new system satisfy the same contract for a while, and the counts tell when the old one can go.',
    },
  ],
  useCases: [
    'supply-chain-risk-predictor',
    'enterprise-knowledge-chatbot',
    'credit-risk',
    'delivery-route-planning',
  ],
  roles: ['data-engineer', 'ai-architect', 'ai-solutions-architect'],
  questions: ['erp-connection', 'mes-connection', 'messy-data'],
  demo: 'Column matching, record linkage, mapping, JSON Schema checks and a reject file with reasons',
  picture: 'transport',
  visitorWords:
    'connect systems, integrate ERP, duplicate records, data migration, master data, merge, match customers, SAP, CRM, interface, API, data silos, part numbers differ, deduplicate, mapping',
} satisfies Solution
