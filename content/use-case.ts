import { z } from 'zod'
import { roleSlugs } from '#config/roles.ts'
import { solutionSlugs } from '#config/solutions.ts'
import { allFaqIds } from './faq/ids.ts'
import { useCaseIds } from './use-cases/ids.ts'

export const useCaseCategories = [
  { id: 'manufacturing', label: 'Manufacturing', picture: 'manufacturing' },
  { id: 'retail', label: 'Retail', picture: 'retail' },
  { id: 'healthcare', label: 'Healthcare', picture: 'healthcare' },
  { id: 'transport_logistics', label: 'Transport & Logistics', picture: 'transport' },
  { id: 'education_elearning', label: 'Education & E-Learning', picture: 'education' },
  { id: 'agriculture', label: 'Agriculture', picture: 'agriculture' },
  { id: 'banking_finance', label: 'Banking & Finance', picture: 'banking' },
] as const

export type UseCaseCategory = (typeof useCaseCategories)[number]['id']

export const allUseCases = { id: 'all', label: 'All Use Cases' } as const

export const useCase = z.strictObject({
  /** Its address (/usecases/ID) and its file's name. */
  id: z.enum(useCaseIds),
  title: z.string(),
  /** What a card shows; three lines at most, so about 140 characters. */
  description: z.string(),
  category: z.enum(useCaseCategories.map(({ id }) => id)),
  /** What is measured, with the range that is typical, marked as such. */
  benefits: z.array(z.string()),
  /** Paragraphs are separated by an empty line, here and below. */
  problemDescription: z.string(),
  solutionDescription: z.string(),
  /** "Name: explanation", in order. */
  howItWorks: z.array(z.string()),
  /** The part of the drawing library that stands for it. */
  icon: z.string(),
  /** Path of its picture. */
  image: z.string(),
  /** Label of the button that leads to the contact section. */
  cta: z.string(),
  /** What it is built with, the main one first. */
  solutions: z.array(z.enum(solutionSlugs)),
  /** Who builds it, the main one first. */
  roles: z.array(z.enum(roleSlugs)),
  /** Answered questions that come up with it. */
  questions: z.array(z.enum(allFaqIds)),
})

export type UseCase = z.infer<typeof useCase>
