import type { AnswerIndex } from './answer-index.ts'
import type { Candidate } from './rank-candidates.server.ts'
import { visitorWordsIn } from './text-features.ts'
import { pageOfOne } from './topics.server.ts'

/** What a message may be about: a topic with the question that opens it, of a role with the likeliest one, or, without a topic, a question of its own. */
interface Matter {
  topic: string | undefined
  opening: Candidate
  /** Of all candidates, 0 to 1. */
  share: number
}

/** The least share, of all candidates and of those about any topic, from which on a message is about one, whichever of its questions it asks. */
const tellingTopic = { ofAll: 0.3, ofTopics: 0.6 }
/** The same for what somebody tells of their trade, where each topic is asked for in words of its own. */
const tellingSituation = { ofAll: 0.15, ofTopics: 0.6 }

/** From so many words on a message tells more than it asks. */
const fewestWords = 12
export const tellsSituation = (message: string): boolean => visitorWordsIn(message).length >= fewestWords

const opens = /-(?:can-you|what)$/
const isRole = (page: string) => page.startsWith('/ai-roles/')

/** What a message may be about, the likeliest first; `shares` are those of the candidates. */
function mattersIn({ questions }: AnswerIndex, candidates: Candidate[], shares: number[]): Matter[] {
  const ofTopic = new Map<string, Matter>()
  const others: Matter[] = []
  for (const [i, candidate] of candidates.entries()) {
    const { question } = candidate
    const share = shares[i] ?? 0
    const { topic } = question
    const before = topic === undefined ? undefined : ofTopic.get(topic)
    if (before) before.share += share
    else if (topic !== undefined) ofTopic.set(topic, { topic, opening: candidate, share })
    else if (!question.isOffSubject) others.push({ topic, opening: candidate, share })
  }
  for (const matter of ofTopic.values()) {
    const at = questions.findIndex(({ id, topic }) => topic === matter.topic && opens.test(id))
    const question = questions[at]
    if (question && !isRole(question.page))
      matter.opening = candidates.find((one) => one.at === at) ?? {
        question,
        at,
        score: 0,
        likeness: 0,
        coverage: 0,
        near: 0,
      }
  }
  return [...ofTopic.values(), ...others].toSorted((a, b) => b.share - a.share)
}

/** The one topic that most of the candidates are about. */
function telling(matters: Matter[], least: { ofAll: number; ofTopics: number }): Matter | undefined {
  const topical = matters.filter(({ topic }) => topic !== undefined)
  const sum = topical.reduce((all, { share }) => all + share, 0)
  return topical.find(({ share }) => share >= least.ofAll && share >= least.ofTopics * sum)
}

/** The page of the topic that a message is about; undefined where no one topic stands out. */
export function likelyTopic(
  index: AnswerIndex,
  candidates: Candidate[],
  shares: number[],
): string | undefined {
  const { topic } = telling(mattersIn(index, candidates, shares), tellingTopic) ?? {}
  return topic === undefined ? undefined : pageOfOne(new Set([topic]))
}

/** What of all we build serves a situation, or which may, the likeliest first. */
export function serving(
  index: AnswerIndex,
  candidates: Candidate[],
  shares: number[],
): { best: Candidate | undefined; asked: Candidate[] } {
  const matters = mattersIn(index, candidates, shares)
  const asked = matters.map(({ opening }) => opening)
  const [first] = matters
  const isTold = first !== undefined && first === telling(matters, tellingSituation)
  const best = isTold && !isRole(first.opening.question.page) ? first.opening : undefined
  return { best, asked }
}
