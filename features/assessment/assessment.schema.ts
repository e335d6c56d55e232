import { z } from 'zod/mini'
import { rulesOf } from '#features/intake/field-rules.ts'
import { visitorInput } from '#features/intake/visitor.schema.ts'
import { dayMs } from '#lib/durations.ts'
import { reportFields } from './result/report-fields.ts'

export const assessmentParams = z.object({ id: z.uuid() })
/** The key may be in the address, for links; programs send `Authorization: Bearer`. */
export const keyQuery = z.object({ key: z.optional(z.string().check(z.maxLength(100))) })

const value = z.nullable(
  z
    .int('An answer is a whole number from 0 to 4, or null')
    .check(z.minimum(0, 'An answer is 0 to 4'), z.maximum(4, 'An answer is 0 to 4')),
)

/** Answers to keep. Of two for one question the one that was chosen later stays, whichever arrives first. */
export const answersInput = z.object({
  answers: z
    .array(
      z.object({
        question: z.string().check(z.maxLength(8)),
        /** 0 to 4, or null for "I do not know". */
        value,
        /** How long ago it was chosen, when it had to wait for a connection. */
        agoMs: z.optional(z.int().check(z.minimum(0), z.maximum(30 * dayMs))),
      }),
    )
    .check(z.minLength(1, 'There is no answer in this'), z.maxLength(48, 'At most 48 answers at once')),
})
export type AnswersInput = z.infer<typeof answersInput>

export const assessmentState = z.object({
  id: z.uuid(),
  modelVersion: z.string(),
  /** By question; one that isn't there has no answer yet. */
  answers: z.record(z.string(), z.nullable(z.int())),
  finishedAt: z.nullable(z.iso.datetime()),
})
export type AssessmentState = z.infer<typeof assessmentState>

/** The key is told once, here: it can't be read again. */
export const startedAssessment = z.extend(assessmentState, { key: z.string() })
export type StartedAssessment = z.infer<typeof startedAssessment>

export const assessmentResult = z.extend(assessmentState, {
  result: z.object({
    modelVersion: z.string(),
    overall: z.int(),
    level: z.string(),
    levelByFigure: z.string(),
    gates: z.array(z.int()),
    dimensions: z.array(z.object({ id: z.string(), score: z.number(), band: z.string() })),
    confidence: z.number(),
    isProvisional: z.boolean(),
    actions: z.array(z.string()),
  }),
})

/** Who the report is sent to, with the words under the form. */
export const reportRequest = z.extend(visitorInput, rulesOf(reportFields))
export type ReportRequest = z.infer<typeof reportRequest>

export const resumeRequest = z.object({
  email: visitorInput.shape.email,
  website: visitorInput.shape.website,
})
export type ResumeRequest = z.infer<typeof resumeRequest>

export const sentAnswer = z.object({ success: z.literal(true), message: z.string() })
