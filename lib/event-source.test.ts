import { expect, test } from 'vitest'
import { createParser, type StreamEvent } from './event-source.ts'

test('events come whole out of a stream that is cut anywhere, whatever ends its lines', () => {
  for (const end of ['\n', '\r\n', '\r']) {
    const lines = [
      ': beat',
      '',
      'retry: 3000',
      '',
      'event: turn',
      'id: 7',
      'data: {"a":',
      'data: 1}',
      '',
      'data: x',
      '',
      '',
    ]
    const text = `${lines.join(end)}.`
    for (let size = 1; size <= text.length; size++) {
      const events: StreamEvent[] = []
      const parse = createParser((event) => events.push(event))
      for (let at = 0; at < text.length; at += size) parse(text.slice(at, at + size))
      expect(events, `${JSON.stringify(end)} in pieces of ${size}`).toEqual([
        { event: 'turn', id: '7', data: '{"a":\n1}' },
        { event: 'message', id: '7', data: 'x' },
      ])
    }
  }
})
