import { z } from 'zod/mini'
import { AppError } from '#lib/errors.ts'
import { endpoint } from '#features/context/endpoint.ts'
import { enquiryAnswer } from '#features/intake/visitor.schema.ts'
import type { Opening } from './assessment-keys.server.ts'
import { reportPdf } from './result/assessment-pdf.server.ts'
import { reportOf } from './result/assessment-report.server.ts'
import {
  answersInput,
  assessmentParams,
  assessmentResult,
  assessmentState,
  keyQuery,
  reportRequest,
  resumeRequest,
  sentAnswer,
  startedAssessment,
} from './assessment.schema.ts'
import { createAssessment, finishAssessment, getAssessment, valuesOf } from './assessments.server.ts'
import { assessmentFigures, assessmentFilter, assessmentPage } from './staff/assessments-list.schema.ts'
import { countAssessments, listAssessments } from './staff/assessments-list.server.ts'
import { saveAnswers } from './run/save-answers.server.ts'
import { sendReport } from './result/send-report.server.ts'
import { sendResumeLink } from './run/send-resume-link.server.ts'

interface Asked {
  params: { id: string }
  query: { key?: string | undefined }
  request: Request
}

export const assessmentApi = [
  endpoint({
    method: 'GET',
    path: '/api/assessments',
    summary: 'Assessments, newest first, without their answers',
    access: 'assessments.read',
    query: assessmentFilter,
    response: assessmentPage,
    handle: (ctx, { query }) => listAssessments(ctx, query),
  }),
  endpoint({
    method: 'GET',
    path: '/api/assessments/figures',
    summary: 'How many assessments are begun and finished, and where the others stop',
    access: 'assessments.read',
    response: assessmentFigures,
    handle: (ctx) => countAssessments(ctx),
  }),
  endpoint({
    method: 'POST',
    path: '/api/assessments',
    summary: 'Begins a readiness assessment; its key opens all that follows',
    access: 'public',
    body: z.object({}),
    response: startedAssessment,
    status: 201,
    handle: (ctx) => createAssessment(ctx),
  }),
  endpoint({
    method: 'PATCH',
    path: '/api/assessments/:id',
    summary: 'Keeps answers',
    access: 'public',
    params: assessmentParams,
    query: keyQuery,
    body: answersInput,
    response: assessmentState,
    handle: (ctx, input) => saveAnswers(ctx, openingOf(input), input.body),
  }),
  endpoint({
    method: 'POST',
    path: '/api/assessments/:id/complete',
    summary: 'Computes the result and closes the assessment',
    access: 'public',
    params: assessmentParams,
    query: keyQuery,
    response: assessmentResult,
    handle: (ctx, input) => finishAssessment(ctx, openingOf(input)),
  }),
  endpoint({
    method: 'GET',
    path: '/api/assessments/:id/report.pdf',
    summary: 'The report of a finished assessment, as a tagged PDF',
    access: 'public',
    params: assessmentParams,
    query: keyQuery,
    async handle(ctx, input) {
      const { answers, result, finishedAt } = await getAssessment(ctx, openingOf(input))
      if (!result || !finishedAt) throw new AppError('conflict', 'This assessment has no result yet')
      const report = reportOf(valuesOf(answers), result, finishedAt)
      const pdf = await reportPdf(report, finishedAt, ctx.settings.siteUrl)
      return new Response(new Uint8Array(pdf), {
        headers: {
          'content-type': 'application/pdf',
          'content-disposition': 'inline; filename="ai-readiness-report.pdf"',
          'x-robots-tag': 'noindex',
        },
      })
    },
  }),
  endpoint({
    method: 'POST',
    path: '/api/assessments/:id/email',
    summary: 'Sends the report to the person who asks for it, who becomes a lead',
    access: 'public',
    params: assessmentParams,
    query: keyQuery,
    body: reportRequest,
    response: enquiryAnswer,
    status: 201,
    handle: (ctx, input) => sendReport(ctx, openingOf(input), input.body),
  }),
  endpoint({
    method: 'POST',
    path: '/api/assessments/:id/link',
    summary: 'Mails a link with which the assessment goes on elsewhere; makes no lead',
    access: 'public',
    params: assessmentParams,
    query: keyQuery,
    body: resumeRequest,
    response: sentAnswer,
    async handle(ctx, input) {
      await sendResumeLink(ctx, openingOf(input), input.body)
      return { success: true, message: `The link is on its way to ${input.body.email}.` }
    },
  }),
]

const bearer = /^Bearer ([\w-]{22})$/i

/** The key from the Authorization header, or from the address of a link. */
function openingOf({ params, query, request }: Asked): Opening {
  return { id: params.id, key: bearer.exec(request.headers.get('authorization') ?? '')?.[1] ?? query.key }
}
