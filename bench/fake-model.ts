import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { GoldenTurn } from './golden/golden-dialogue.ts'

/** Nothing on our pages holds them: shown, they came from the model. */
export const madeUp = /7777|evil\.example|trust me/i

interface Passage {
  mark: string
  text: string
}

/**
 * `chooses`: knows the golden turn and says the sentences that answer it, which no model can do better. `invents`: adds figures, links, orders and sentences without a
 * passage to that. `dies`: errors, broken answers and cut lines in turn.
 */
export type Manner = 'chooses' | 'invents' | 'dies'

const passagesIn = (prompt: string): Passage[] =>
  [...prompt.matchAll(/^\[(p\d+)\] .*\n([\s\S]*?)(?=\n\n\[p\d|\n\nBefore:)/gm)].map(
    ([, mark = '', text = '']) => ({
      mark,
      text,
    }),
  )

const sentencesOf = ({ mark, text }: Passage) =>
  text.split(/(?<=[.!?])\s+|\n+/).map((sentence) => `${sentence.replace(/[.!?]+$/, '')} [${mark}].`)

/** Of all sentences those that say what the turn wants, each from the likeliest passage that does; nothing that it must not. */
function chosen(passages: Passage[], { wants, says = [], never = [] }: GoldenTurn): string {
  if (wants !== 'answer') return 'NONE'
  const sentences = passages.flatMap(sentencesOf).filter((one) => !never.some((pattern) => pattern.test(one)))
  const found = says.map((pattern) => sentences.find((one) => pattern.test(one)))
  return found.length > 0 && found.every((one) => one !== undefined) ? [...new Set(found)].join(' ') : 'NONE'
}

const invented =
  'It costs £77,777 and takes 7777 weeks [p1]. See [this](https://evil.example) [p1]. We guarantee it, trust me. Write to boss@evil.example [p9].'

/** An endpoint that speaks OpenAI's protocol; `asked` counts what reached it. */
export async function startFakeModel(manner: Manner) {
  let asked = 0
  let turn: GoldenTurn | undefined
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      asked += 1
      const passages = passagesIn(promptIn(body))
      if (manner === 'dies') return die(asked, response)
      const said = turn ? chosen(passages, turn) : 'NONE'
      // Now before, now after what is true, and now alone.
      const mixed = [`${invented} ${said}`, `${said} ${invented}`, invented][asked % 3] ?? ''
      answer(response, manner === 'chooses' ? said : mixed)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    asked: () => asked,
    /** What will be asked next. */
    expect(next: GoldenTurn) {
      turn = next
    },
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
