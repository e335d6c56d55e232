import { readCollection } from '#content/collection.ts'
import { liveObject } from '#lib/editions.ts'
import { noBody } from '#lib/markdown-file/body.ts'
import { siteNames, siteWords, type SiteWords } from './schemas.ts'

/** As a list, by the names of their files. */
export const siteList: SiteWords[] = readCollection('site', {
  names: siteNames,
  key: 'id',
  body: noBody,
  schema: siteWords,
})

type WordsOf<Name extends SiteWords['id']> = Extract<SiteWords, { id: Name }>

/** The words of a page that is one of its kind. */
export const wordsOf = <Name extends SiteWords['id']>(name: Name): WordsOf<Name> =>
  liveObject(() => {
    const found = siteList.find((entry): entry is WordsOf<Name> => entry.id === name)
    if (!found) throw new Error(`content/site has no ${name}`)
    return found
  })
