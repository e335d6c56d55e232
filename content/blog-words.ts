import { wordsOf } from './site/index.ts'

/** The words around the list of articles, from `site/blog.md`. */
export const blogWords = wordsOf('blog')

/** The words that every article’s page has in common, from `site/article.md`. */
export const postWords = wordsOf('article')
