import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#config/api.ts'
import { Button } from '#ui/button.tsx'
import { PlainText } from './plain-text.tsx'

/** The HTML of a mail in a frame where nothing runs, or its text; pictures that lie elsewhere tell their owner that somebody looks, so they are asked for. */
export function MessageFrame({ id, text }: { id: string; text: string }) {
  const [isText, setText] = useState(false)
  const [hasPictures, setPictures] = useState(false)
  const { data } = useQuery({
    queryKey: [`view of ${id}`],
    queryFn: () => api.request<{ path: string }>('POST', `/api/messages/${id}/view`, {}),
  })
  return (
    <>
      <div className="flex flex-wrap gap-2 pt-3">
        <Button variant="quiet" size="sm" aria-pressed={isText} onClick={() => setText(!isText)}>
          {isText ? 'Show as written' : 'Show text only'}
        </Button>
        {!isText && !hasPictures && (
          <Button variant="quiet" size="sm" onClick={() => setPictures(true)}>
            Load pictures
          </Button>
        )}
      </div>
      {isText ? (
        <PlainText text={text} />
      ) : (
        data && (
          <iframe
            title="The mail as its sender wrote it"
            sandbox="allow-popups allow-popups-to-escape-sandbox"
            referrerPolicy="no-referrer"
            src={`${data.path}${hasPictures ? '?pictures=1' : ''}`}
            className="mt-2 h-[55svh] w-full rounded border border-rule bg-white"
          />
        )
      )}
    </>
  )
}
