import { stringify } from 'yaml'
import { z } from 'zod'
import { editionNow } from '#lib/editions.ts'
import { noBody } from '#lib/markdown-file/body.ts'
import { readEntry, readWrittenFile } from '#lib/markdown-file/markdown-file.ts'
import { answerFact } from './answer-facts.ts'
import type { KnownQuestion } from './known-question.ts'
import { someText } from './some-text.ts'

/** Known questions of one file, whose words staff change together. */
export interface AnswerTopic {
  name: string
  title: string
  /** The file of this folder, without its ending. */
  file: string
  /** As they come with the site, `{{…}}` and all. */
  questions: readonly KnownQuestion[]
}

type Words = Pick<KnownQuestion, 'question' | 'answer'>
/** By the questions’ ids. */
type TopicWords = Record<string, Words>

const words = z.strictObject({
  question: someText.max(70, 'is longer than 70 characters, too long for a button'),
  answer: someText
    .max(1000, 'is longer than 1,000 characters: the chat answers in one to three sentences')
    .optional(),
})

/** What an edition calls the words of a topic. */
const changeOf = ({ name }: AnswerTopic) =>
  editionNow().changes.get(`answers/${name}`) as TopicWords | undefined

/** What a topic’s text holds: each of its questions, with an answer or without. */
export const topicSchema = ({ questions }: AnswerTopic): z.ZodType<TopicWords> =>
  z.strictObject(Object.fromEntries(questions.map(({ id }) => [id, words])))

/** The topic as text, as it comes with the site. */
export const shippedTopic = ({ questions }: AnswerTopic): string =>
  `---\n${stringify(
    Object.fromEntries(
      questions.map(({ id, question, answer }) => [id, { question, ...(answer && { answer }) }]),
    ),
    { lineWidth: 0 },
  )}---\n`

/** The words of a topic’s text, before anything is put in for `{{…}}`. Throws `LineError`. */
export function readTopic(topic: AnswerTopic, text: string): TopicWords {
  const written = readWrittenFile(text, noBody)
  readEntry(written, topicSchema(topic), { known: {}, fact: answerFact })
  return written.values as TopicWords
}

const filled = (text: string) =>
  text.replace(/\{\{([^{}]*)\}\}/g, (whole, name: string) => answerFact(name.trim()) ?? whole)

/** The questions of some topics as they are answered in the current edition. */
export function answered(topics: readonly AnswerTopic[]): KnownQuestion[] {
  return topics.flatMap((topic) => {
    const changed = changeOf(topic)
    return topic.questions.map(({ answer: shipped, ...known }) => {
      const { question, answer }: Words = changed?.[known.id] ?? {
        ...known,
        ...(shipped && { answer: shipped }),
      }
      return {
        ...known,
        question: filled(question),
        asked: known.asked.map(filled),
        ...(answer && { answer: filled(answer) }),
      }
    })
  })
}

const quote = (text: string) =>
  text.includes("'") && !text.includes('"') ? `"${text}"` : `'${text.replaceAll("'", String.raw`\'`)}'`

const widest = 110

function fieldOf(name: string, text: string): string {
  const line = `    ${name}: ${quote(text)},\n`
  return line.length > widest + 1 ? `    ${name}:\n      ${quote(text)},\n` : line
}

const literal = String.raw`\s+(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")`

/** The source of a topic’s file with the words of a text. */
export function topicInSource(topic: AnswerTopic, source: string, text: string): string {
  const now = readTopic(topic, text)
  return topic.questions.reduce((all, { id, ...shipped }) => {
    const { question, answer } = now[id] ?? shipped
    if (question === shipped.question && answer === shipped.answer) return all
    const from = all.indexOf(`    id: '${id}',\n`)
    const to = all.indexOf('\n  },\n', from) + 1
    const entry = all
      .slice(from, to)
      .replace(new RegExp(`^    question:${literal},\n`, 'm'), () => fieldOf('question', question))
      .replace(new RegExp(`^    answer:${literal},\n`, 'm'), '')
      .replace(/^ {4}page:/m, (page) => (answer ? fieldOf('answer', answer) : '') + page)
    return all.slice(0, from) + entry + all.slice(to)
  }, source)
}
