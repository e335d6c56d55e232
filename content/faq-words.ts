import { wordsOf } from './site/index.ts'

/** The words around questions and answers, from `site/questions.md`. */
export const faqWords = wordsOf('questions')
