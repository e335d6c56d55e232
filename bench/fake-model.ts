import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Nothing on our pages holds them: shown, they came from the model. */
export const madeUp = /7777|evil\.example|trust me/i

interface Passage {
  mark: string
  text: string
}

/** `repeats`: words the first sentences of each passage. `invents`: adds figures, links, orders and sentences without a passage. `dies`: errors, broken answers and cut lines in turn. */
export type Manner = 'repeats' | 'invents' | 'dies'

const passagesIn = (prompt: string): Passage[] =>
  [...prompt.matchAll(/^\[(p\d+)\] .*\n([\s\S]*?)(?=\n\n\[p\d|\n\nQuestion:)/gm)].map(
    ([, mark = '', text = '']) => ({
      mark,
      text,
    }),
  )

const repeated = ({ mark, text }: Passage) =>
  (text.match(/[^.!?]+[.!?]+(?=\s|$)/g) ?? [text])
    .slice(0, 3)
    .map((sentence) => `${sentence.trim().replace(/[.!?]+$/, '')} [${mark}].`)
    .join(' ')

const invented =
  'It costs £77,777 and takes 7777 weeks [p1]. See [this](https://evil.example) [p1]. We guarantee it, trust me. Write to boss@evil.example [p9].'

/** An endpoint that speaks OpenAI's protocol; `asked` counts what reached it. */
export async function startFakeModel(manner: Manner) {
  let asked = 0
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      asked += 1
      const passages = passagesIn(promptIn(body))
      if (manner === 'dies') return die(asked, response)
      const said = passages.map(repeated).join(' ')
      // Now before, now after what is true, and now alone.
      const mixed = [`${invented} ${said}`, `${said} ${invented}`, invented][asked % 3] ?? ''
      answer(response, manner === 'repeats' ? said : mixed)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    asked: () => asked,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

function promptIn(body: string): string {
  const { messages = [] } = JSON.parse(body) as { messages?: { role: string; content: unknown }[] }
  const content = messages.findLast(({ role }) => role === 'user')?.content
  if (typeof content === 'string') return content
  return Array.isArray(content) ? content.map((part: { text?: string }) => part.text ?? '').join('') : ''
}

function answer(response: ServerResponse, content: string) {
  response.setHeader('content-type', 'application/json')
  response.end(
    JSON.stringify({
      id: '1',
      object: 'chat.completion',
      created: 1,
      model: 'fake',
      choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
      usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
    }),
  )
}

function die(time: number, response: ServerResponse) {
  if (time % 3 === 0) response.writeHead(500).end('{"error":{"message":"down"}}')
  else if (time % 3 === 1) response.writeHead(200, { 'content-type': 'application/json' }).end('{"choices":[')
  else response.destroy()
}
