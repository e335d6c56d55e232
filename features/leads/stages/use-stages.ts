import { useQuery } from '@tanstack/react-query'
import { stageBook, type StageBook } from './stage-book.ts'
import type { StageList } from './stage.schema.ts'

export const stagesUrl = '/api/settings/stages'
const none = stageBook([])
const books = new WeakMap<StageList, StageBook>()

function bookOf(list: StageList): StageBook {
  const book = books.get(list) ?? stageBook(list.items)
  books.set(list, book)
  return book
}

/** The stages as they are now; without any until they are read, when a stage is called as its id says. */
export function useStages(): StageBook {
  const { data } = useQuery<StageList>({ queryKey: [stagesUrl] })
  return data ? bookOf(data) : none
}
