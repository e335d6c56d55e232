import type { Role } from '#content/role.ts'

export default {
  slug: 'data-engineer',
  title: 'Data engineer',
  pageTitle: 'Hire a data engineer for plant and office',
  description:
    'Gets readings and records to where they are needed, complete and on time. When you need a data engineer, skills, day-rate bands, first 30 days, questions.',
  kind: 'build',
  summary:
    'Brings data from controllers, ERP and spreadsheets to one place, correct to the row, and makes it come again tomorrow.',
  whatTheyDo: `A data engineer moves data and guarantees what arrives. That includes connections to systems whose maker went out of business, tables that keep their meaning when a column is renamed upstream, and checks that count in, out and rejected. Where figures disagree they find the minute, the unit or the time zone that explains it.

In industry the work has two halves. One is readings: fast, numerous, from clocks that differ. The other is records: slow, few, typed by people. Joining a temperature curve to a production order sounds easy until a shift ends at 06:00 and an order at 06:07. Somebody who has done it before saves you a quarter.`,
  needOne: [
    'Analysts spend more than a third of their week on joining and cleaning.',
    'An AI project is stuck because the history lies in a controller or in email.',
    'Two reports of the same week differ, each with good reasons.',
    'A system is to be replaced, and its data have to survive.',
  ],
  needNot: [
    'Everything is in one ERP with a decent reporting module.',
    'You need one extract once; a careful afternoon with SQL does.',
    'The dispute is over definitions rather than plumbing. Hold a meeting first.',
  ],
  skills: [
    'SQL: reads a query plan, knows windows and intervals, thinks in sets.',
    'Industrial sources: OPC UA, historians, PLC exports, and the patience they ask for.',
    'Contracts: schema, units and freshness for each flow, tested on arrival.',
    'Pipelines: restartable, idempotent, observable, whether in dbt, Airflow or a plain scheduler.',
    'Time: zones, summer time, shift calendars and late arrivals handled on purpose.',
  ],
  levels: [
    {
      level: 'engineer',
      text: 'Builds and repairs flows to an agreed pattern, with tests and documentation.',
    },
    {
      level: 'senior',
      text: 'Designs the store and its contracts for a site, and settles quarrels about figures.',
    },
    {
      level: 'lead',
      text: 'Plans a group’s data platform, its migration and the handover to your own people.',
    },
  ],
  firstDays: [
    {
      title: 'Trace three figures',
      text: 'From the board report back to the source, step by step, with every manual correction noted.',
    },
    {
      title: 'First flow',
      text: 'The most wanted source lands daily in a database, with counts, checks and an alarm to a named person.',
    },
    {
      title: 'Joining',
      text: 'Orders, machines and time on one key; the unmatched share is published and falls day by day.',
    },
    {
      title: 'Break it',
      text: 'Network cut, renamed column, doubled file: each is caused on purpose, and the flow heals or shouts.',
    },
  ],
  interview: [
    {
      question: 'Our nightly load ran twice. What is in the table?',
      answer:
        'The same as after one run, because loads are keyed or replace a partition. They say how, in SQL.',
    },
    {
      question: 'Join sensor readings each second to orders with start and end.',
      answer: 'An interval join, with open ends, overlaps and clock offsets discussed before speed.',
    },
    {
      question: 'What happens on the night the clocks go back?',
      answer:
        'UTC inside, local time at the edge, shifts of nine hours allowed for. Many candidates have a scar here.',
    },
    {
      question: 'How do you notice that a source has silently halved?',
      answer: 'Row counts against the same weekday, freshness, distribution of key columns; and who is told.',
    },
    {
      question: 'Warehouse, lake or PostgreSQL?',
      answer:
        'They ask for volume, users and skills. For a few hundred gigabytes one well-kept database is a respectable answer.',
    },
    {
      question: 'Tell us of a migration that went wrong.',
      answer: 'Which rows were lost or doubled, how it was found, and the reconciliation they run now.',
    },
    {
      question: 'How do you document a table?',
      answer: 'One sentence for its grain, one for each column with unit, an owner, and an example row.',
    },
  ],
  faq: [
    {
      question: 'Do we need a data platform first?',
      answer:
        'No. Begin with the sources of one decision; a platform that grows out of three such flows fits better than one bought ahead.',
    },
    {
      question: 'Can they work with our controls supplier?',
      answer:
        'Yes, and they should be introduced in week one; read access is granted faster when both have met.',
    },
    {
      question: 'How is personal data treated?',
      answer:
        'Fields are classified at the source, masked or left behind unless needed, with retention set in the flow itself.',
    },
  ],
  roles: ['data-scientist', 'mlops-engineer', 'ai-solutions-architect'],
  solutions: [
    'seamless-integration-framework',
    'real-time-analytics-gateway',
    'dynamic-operational-dashboards',
  ],
  questions: ['messy-data', 'clock-sync', 'historian'],
  picture: 'transport',
} satisfies Role
