import { z } from 'zod'
import { roleSlugs } from '#config/roles.ts'
import { solutionSlugs } from '#config/solutions.ts'
import { allFaqIds } from './faq/ids.ts'
import { useCaseIds } from './use-cases/ids.ts'
import { photo } from './photo.ts'

interface Category<Id extends string, Name extends string> {
  id: Id
  label: string
  /** The scene that stands for it. */
  picture: Name
  /** Its picture at the address that the customer names, in pixels, for those who take no drawing. */
  named?: string
}

const category = <Id extends string, Name extends string>(one: Category<Id, Name>) => one

export const useCaseCategories = [
  category({
    id: 'manufacturing',
    label: 'Manufacturing',
    picture: 'manufacturing',
    named: '/images/manufacturing.png',
  }),
  category({ id: 'retail', label: 'Retail', picture: 'retail', named: '/images/retail.png' }),
  category({ id: 'healthcare', label: 'Healthcare', picture: 'healthcare', named: '/images/healthcare.png' }),
  category({
    id: 'transport_logistics',
    label: 'Transport & Logistics',
    picture: 'transport',
    named: '/images/transport.png',
  }),
  category({
    id: 'education_elearning',
    label: 'Education & E-Learning',
    picture: 'education',
    named: '/ai-education-elearning.png',
  }),
  category({ id: 'agriculture', label: 'Agriculture', picture: 'agriculture' }),
  category({ id: 'banking_finance', label: 'Banking & Finance', picture: 'banking' }),
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
  /** In the place of the scene. */
  photo: photo.optional(),
})

export type UseCase = z.infer<typeof useCase>
