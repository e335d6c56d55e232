import type { ListedFaq } from '#content/faq.ts'
import type { Faq } from '#content/page.ts'
import { firstStepOf, priceOf } from '#content/prices.ts'
import { roleWords } from '#content/role-words.ts'
import type { Role } from '#content/role.ts'
import { roles } from '#content/roles/index.ts'
import { solutionWords } from '#content/solution-words.ts'
import type { Solution } from '#content/solution.ts'
import { solutions } from '#content/solutions/index.ts'
import { useCaseWords } from '#content/use-case-words.ts'
import { useCaseCategories, type UseCase } from '#content/use-case.ts'
import { useCases } from '#content/use-cases/index.ts'
import { asSentence } from './page-words.server.ts'
import type { Entry, Section } from './search-document.ts'

/** Every entry of the collections of content, whole, and the answered questions as they are now. */
export function catalogueDocuments(faq: ListedFaq[]): Entry[] {
  return [
    ...solutions.map(solutionDocument),
    ...useCases.map(useCaseDocument),
    ...roles.map(roleDocument),
    ...faq.map(({ id, path, question, answer }): Entry => ({
      path: path.split('#', 1)[0] ?? path,
      anchor: id,
      kind: 'faq',
      title: question,
      summary: answer.split(/\n{2,}/)[0] ?? answer,
      sections: [{ anchor: id, text: answer }],
    })),
  ]
}

function solutionDocument(entry: Solution): Entry {
  const words = solutionWords
  const [price, first] = [priceOf(entry), firstStepOf(entry)]
  return {
    path: `/solutions/${entry.slug}`,
    kind: 'solution',
    title: entry.title,
    summary: entry.summary,
    sections: [
      { text: `${entry.complaint} ${entry.summary}` },
      { heading: words.what, anchor: 'what', text: entry.whatItIs },
      { heading: words.who, anchor: 'what', text: entry.whoFor },
      {
        heading: words.steps.title,
        anchor: 'steps',
        text: lines(entry.steps.map(({ name, text }) => `${name}: ${text}`)),
      },
      { heading: words.inputs, anchor: 'inputs', text: lines(entry.inputs) },
      {
        heading: words.price.title,
        anchor: 'price',
        text: `${price.value} ${price.label}. ${price.basis} ${first.value} ${first.label}. ${first.basis} ${entry.priceDrivers}`,
      },
      { heading: words.integration, anchor: 'integration', text: lines(entry.integration) },
      { heading: words.benefits.title, anchor: 'benefits', text: lines(entry.benefits) },
      { heading: words.risks, anchor: 'risks', text: lines(entry.risks) },
      { heading: words.not, anchor: 'not-for', text: lines(entry.notFor) },
      ...questions(entry.faq),
    ],
  }
}

function useCaseDocument(entry: UseCase): Entry {
  const words = useCaseWords
  const sector = useCaseCategories.find(({ id }) => id === entry.category)?.label ?? ''
  return {
    path: `/usecases/${entry.id}`,
    kind: 'use-case',
    title: entry.title,
    summary: entry.description,
    sections: [
      { text: `${entry.description} ${asSentence(`Sector: ${sector}`)}` },
      { heading: words.problem, anchor: 'problem', text: entry.problemDescription },
      { heading: words.solution, anchor: 'solution', text: entry.solutionDescription },
      { heading: words.steps, anchor: 'steps', text: lines(entry.howItWorks) },
      { heading: words.benefits.title, anchor: 'measures', text: lines(entry.benefits) },
    ],
  }
}

function roleDocument(entry: Role): Entry {
  const words = roleWords
  return {
    path: `/ai-roles/${entry.slug}`,
    kind: 'role',
    title: entry.title,
    summary: entry.summary,
    sections: [
      { text: entry.summary },
      { heading: words.what, anchor: 'what', text: entry.whatTheyDo },
      { heading: words.need, anchor: 'need', text: lines(entry.needOne) },
      { heading: words.not, anchor: 'need-not', text: lines(entry.needNot) },
      {
        heading: words.days.title,
        anchor: 'days',
        text: lines(entry.firstDays.map(({ title, text }) => `${title}: ${text}`)),
      },
      { heading: words.skills, anchor: 'skills', text: lines(entry.skills) },
      {
        heading: words.interview.title,
        anchor: 'interview',
        text: lines(entry.interview.map(({ question, answer }) => `${question} ${answer}`)),
      },
      ...questions(entry.faq),
    ],
  }
}

function questions(faq: Faq[]): Section[] {
  return faq.map(({ question, answer }) => ({ heading: question, anchor: 'faq', text: answer }))
}

function lines(list: string[]) {
  return list.map(asSentence).join('\n\n')
}
