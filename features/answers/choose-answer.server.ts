import type { AnswerIndex, IndexedQuestion } from './answer-index.ts'
import { bareOfTopic, bareQuestions, bareTopic, priceAsked } from './bare-questions.ts'
import { candidatesFor, compare, leansOn, type Candidate } from './rank-candidates.server.ts'
import { serving, tellsSituation } from './situation.ts'
import type { Subject } from './subject.ts'
import { nearness, pageOf } from './topics.server.ts'
import { tellingTerms } from './word-index.ts'

/** `trust`: how likely the best candidate is what was asked, `ours`: how likely the message is our business at all, 0 to 1. */
export type Choice = {
  trust: number
  ours: number
  candidates: Candidate[]
  /** The topics that the message names. */
  named: ReadonlySet<string>
} &
  /** `isNearest`: what of all we build comes nearest to a situation that was told. */
  (
    | { kind: 'answer'; best: Candidate; isNearest?: true }
    /** Which of the candidates was meant has to be asked. */
    | { kind: 'choice'; asked: Candidate[] }
    /** `isElsewhere`: it is most like other business, or all that it tells of stands nowhere here. */
    | { kind: 'none'; isElsewhere: boolean }
  )

/** Log-odds of the best candidate being right, learnt from the tuning part by a logistic regression. */
const trust = { constant: -1.8, share: 4, likeness: 0.2 }

/**
 * Log-odds of a message being our business: learnt from the tuning part against what stands in `content/off-subject.ts`, each of its kinds
 * judged as if it stood there no more.
 */
const ours = { constant: -7.08, score: 0.53, offSubject: -10.8, near: 1.91, terms: 0.65 }
const mostTerms = 12

/**
 * A wrong answer costs as much as three that were declined, a fruitless question as much as one. `oursInTalk`: what goes on with a conversation tells less of
 * its own, and is seldom other business. `ownFit`: the least likeness, or share of what the message tells, of an answer on the page that is spoken of; or `ownLikeness` with
 * most of that share, `ownShare`. Writers who know the pages ask on about what those say; of what others ask there half is about something else.
 * `leastLikeness`: of what strangers were answered below it nothing was right. `oursTold`: from here on a long opening is about our trade, and may be told what comes nearest.
 */
export const thresholds = {
  answer: 0.68,
  ours: 0.4,
  oursInTalk: 0.3,
  oursTold: 0.9,
  ownFit: 0.4,
  ownLikeness: 0.3,
  ownShare: 0.8,
  leastLikeness: 0.25,
}

export const mostButtons = 3

/** “No, I meant …”, “that isn’t what I asked”: what was told or offered last was another thing. */
const refusing =
  /^(?:no|nope|nah|neither|none)\b|\b(?:i (?:meant|mean|said|asked)|(?:did ?n[o’']?t|never) (?:answer|ask|say|mean)|not what|is ?n[o’']?t what|thats? not|that[’']s not|not (?:about )?that)\b/i

/** What to do about a message: answer, ask back or neither. */
export function choose(index: AnswerIndex, asked: string, subject?: Subject): Choice {
  const message = index.spelt(asked)
  const compared = compare(index, message)
  const { named } = compared
  const refused = refusing.test(message) ? [...(subject?.asked ?? []), subject?.said?.at(-1)] : []
  const rank = (about?: Subject) =>
    candidatesFor(index, compared, about).filter(({ question }) => !refused.includes(question.id))
  const ranked = rank(subject)
  const pressed = pressedQuestion(index, asked, subject)
  const bare =
    pressed.length > 0
      ? pressed.flatMap((at) => bareCandidate(index, at, 1))
      : placesAsked(index, message, { named, subject, likeliest: ranked[0]?.question }).flatMap((at) =>
          bareCandidate(index, at, ruleLikeness),
        )
  const [best] = bare
  if (best) {
    const others = ranked.filter(({ at }) => bare.every((one) => one.at !== at))
    const sure = { trust: 1, ours: 1, candidates: [...bare, ...others], named }
    return bare.length === 1
      ? { kind: 'answer', best, ...sure }
      : { kind: 'choice', asked: bare.slice(0, mostButtons), ...sure }
  }
  const isInTalk = subject?.before !== undefined || leansOn(message)
  const bySubject = judge(index, message, { candidates: ranked, named, isInTalk })
  const likeliest = bySubject.candidates.find(({ question }) => !question.isOffSubject)
  return likeliest && isByPageAlone(likeliest) && tellingTerms(message).length >= fewestOfOwn
    ? eitherOf(bySubject, judge(index, message, { candidates: rank(), named, isInTalk }))
    : bySubject
}

/**
 * What to do about a whole message: one that opens a conversation and tells what goes wrong is seldom foreseen; what it tells of can be said, and what
 * of all we build may serve.
 */
export function chooseForAll(index: AnswerIndex, message: string, subject?: Subject): Choice {
  const choice = choose(index, message, subject)
  const isSure =
    choice.kind === 'answer' && (choice.best.question.topic !== undefined || isFitting(choice.best))
  const mayTell = subject?.before === undefined && choice.ours >= thresholds.oursTold
  if (isSure || !mayTell || !tellsSituation(message)) return choice
  const { best, asked } = serving(index, choice.candidates, sharesOf(choice.candidates))
  if (best) return { ...choice, kind: 'answer', best, isNearest: true }
  return choice.kind === 'choice' ? { ...choice, asked: differing(asked) } : choice
}

/** From so many words on that tell something a message can be understood by itself. */
const fewestOfOwn = 2

/** Where only the page that was spoken of speaks for what comes first, the message is likely about something else: answered by itself it has to fit, and both may be meant. */
function eitherOf(bySubject: Choice, byItself: Choice): Choice {
  if (byItself.kind === 'answer' && isFitting(byItself.best)) return byItself
  if (bySubject.kind !== 'choice') return byItself.kind === 'none' ? bySubject : byItself
  const own = byItself.candidates.filter(({ question }) => !question.isOffSubject)
  const [first, others] = byItself.kind === 'none' ? [bySubject.asked, own] : [own, bySubject.asked]
  const asked = differing([...first.slice(0, 1), ...others.slice(0, 1), ...first.slice(1)])
  return { ...(byItself.kind === 'none' ? bySubject : byItself), kind: 'choice', asked }
}

/** Its wordings are like the message, or it holds nearly all that the message tells. */
const isFitting = ({ likeness, coverage }: Candidate) =>
  likeness >= thresholds.ownFit || (likeness >= thresholds.ownLikeness && coverage >= thresholds.ownShare)

/** What the likeliest candidates come to: one that is sure enough, a choice of some, or none. */
function judge(
  index: AnswerIndex,
  message: string,
  { candidates, named, isInTalk }: { candidates: Candidate[]; named: ReadonlySet<string>; isInTalk: boolean },
): Choice {
  const [best] = candidates
  const known = candidates.filter(({ question }) => !question.isOffSubject)
  const [bestKnown] = known
  if (!best || !bestKnown) return { kind: 'none', isElsewhere: true, trust: 0, ours: 0, candidates, named }
  const shares = sharesOf(candidates)
  const offSubject = candidates.reduce(
    (sum, { question }, i) => sum + (question.isOffSubject ? (shares[i] ?? 0) : 0),
    0,
  )
  const terms = tellingTerms(message)
  // Without a word that tells anything it names no other business: "how much", "and then?".
  const isOurs =
    terms.length === 0 && /\p{L}{2}/u.test(message)
      ? 1
      : chance(
          ours.constant +
            ours.score * bestKnown.score +
            ours.offSubject * offSubject +
            ours.near * bestKnown.near +
            ours.terms * Math.min(mostTerms, terms.length),
        )
  const isRight = chance(
    trust.constant + trust.share * shareOfBest(index, candidates, shares) + trust.likeness * best.likeness,
  )
  // All that it tells of stands nowhere in what we answer.
  const isStrange = bestKnown.near === 0 && terms.every((term) => !index.words.has(term)) && terms.length > 0
  const found = { trust: isRight, ours: isOurs, candidates, named }
  const leastOurs = isInTalk ? thresholds.oursInTalk : thresholds.ours
  const isElsewhere = best.question.isOffSubject === true || isStrange
  if (isElsewhere || isOurs < leastOurs) return { kind: 'none', isElsewhere, ...found }
  const isOwn = !isByPageAlone(best) && best.likeness >= thresholds.leastLikeness
  if (isRight >= thresholds.answer && isOwn) return { kind: 'answer', best, ...found }
  return { kind: 'choice', asked: differing(known), ...found }
}

/** What else than `said` a message may ask, at most as many as there are buttons. */
export const insteadOf = ({ candidates }: Choice, said: readonly string[]): Candidate[] =>
  differing(
    candidates.filter(
      ({ question, likeness, coverage }) =>
        !question.isOffSubject &&
        !said.includes(question.id) &&
        (likeness >= thresholds.ownFit || coverage >= thresholds.ownFit),
    ),
  )

/** Nothing but the page spoken of speaks for it: neither a wording nor what it says is like the message. */
const isByPageAlone = ({ near, likeness, coverage }: Candidate) =>
  near > 0 &&
  ((likeness < thresholds.ownFit && coverage < thresholds.ownFit) ||
    (likeness < thresholds.ownLikeness && coverage < thresholds.ownShare))

/** What rules tell of a message, as places in the index: what it asks of no subject, of which subject, or for its price. */
function placesAsked(
  index: AnswerIndex,
  message: string,
  about: { named: ReadonlySet<string>; subject: Subject | undefined; likeliest: IndexedQuestion | undefined },
): number[] {
  const { named, subject, likeliest } = about
  const ofNoSubject = named.size === 0 ? bareQuestions(index, message, subject) : []
  if (ofNoSubject.length > 0) return ofNoSubject
  const ofTopic = [bareTopic(index, message, subject), bareOfTopic(index, message)].flat().slice(0, 1)
  if (ofTopic.length > 0 || !likeliest || likeliest.isOffSubject) return ofTopic
  return priceAsked(index, message, { question: likeliest, named, subject })
}

/** The known question that a button puts word for word; of several the one nearest to what is spoken of. */
function pressedQuestion({ questions }: AnswerIndex, message: string, subject?: Subject): number[] {
  const nearOf = (at: number) => nearness(questions[at]?.page ?? '', subject?.page)
  return questions
    .flatMap(({ question }, at) => (question !== '' && question === message ? [at] : []))
    .toSorted((a, b) => nearOf(b) - nearOf(a))
    .slice(0, 1)
}

/** What a rule tells isn’t in the words of the message, so that its question is named with the answer. */
const ruleLikeness = 0.5

function bareCandidate(index: AnswerIndex, at: number, likeness: number): Candidate[] {
  const question = index.questions[at]
  return question ? [{ question, at, score: 0, likeness, coverage: 1, near: 1 }] : []
}

const chance = (odds: number) => 1 / (1 + Math.exp(-odds))

/** Softmax of the scores. */
export function sharesOf(candidates: Candidate[]): number[] {
  const most = candidates[0]?.score ?? 0
  const powers = candidates.map(({ score }) => Math.exp(score - most))
  const all = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / all)
}

/** Those that answer alike are no rivals of the best, nor, where the subject has an answer of its own, the same question of other subjects. */
function shareOfBest(index: AnswerIndex, [best, ...others]: Candidate[], [share = 0, ...shares]: number[]) {
  if (!best) return share
  const { topic, facet, isOffSubject } = best.question
  const isOwn = topic !== undefined && facet !== undefined && best.near > 0
  const isAlikeBest = index.answers.alikeTo(best.at)
  return others.reduce((sum, { question, at }, i) => {
    const isSame = isOwn && question.facet === facet
    const isAlike = !isOffSubject && !question.isOffSubject && isAlikeBest(at)
    return isSame || isAlike ? sum + (shares[i] ?? 0) : sum
  }, share)
}

/** The likeliest, of each place on a page one. */
function differing(candidates: Candidate[]): Candidate[] {
  const places = new Set<string>()
  const asked: Candidate[] = []
  for (const candidate of candidates) {
    const { page, id, answer } = candidate.question
    const place = answer === undefined || page === pageOf(page) ? id : page
    if (places.has(place)) continue
    places.add(place)
    asked.push(candidate)
    if (asked.length === mostButtons) break
  }
  return asked
}
