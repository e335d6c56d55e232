import type { RoleSlug } from './role.ts'
import type { SolutionSlug } from '#config/solutions.ts'

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

export interface UseCase {
  /** Its address (/usecases/ID) and its file's name. */
  id: string
  title: string
  /** What a card shows; three lines at most, so about 140 characters. */
  description: string
  category: UseCaseCategory
  /** What is measured, with the range that is typical, marked as such. */
  benefits: string[]
  /** Paragraphs are parted by an empty line, here and below. */
  problemDescription: string
  solutionDescription: string
  /** "Name: explanation", in order. */
  howItWorks: string[]
  /** The part of the drawing library that stands for it. */
  icon: string
  /** Path of its picture. */
  image: string
  /** Label of the button that leads to the contact section. */
  cta: string
  /** What it is built with, the main one first. */
  solutions: SolutionSlug[]
  /** Who builds it, the main one first. */
  roles: RoleSlug[]
  /** Ids of answered questions that come up with it. */
  questions: string[]
}
