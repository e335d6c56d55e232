import { Link } from '#ui/link.tsx'
import type { FormWords } from '#features/intake/form-field.ts'
import type { EnquiryFormState } from '#features/intake/enquiry-form-state.ts'
import { Button, buttonClasses } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { island } from '#ui/island.server.tsx'
import { Container, Section } from '#ui/section.tsx'
import { ActionPlan } from './action-plan.tsx'
import { copyPath, reportFilePath, resultPath } from '#features/assessment/assessment-paths.ts'
import type { Report } from './assessment-report.ts'
import { DimensionTable } from './dimension-table.tsx'
import { LevelGauge } from './level-gauge.tsx'
import { MethodSection } from './method-section.tsx'
import { RadarChart } from './radar-chart.tsx'
import { ReportAnswers } from './report-answers.tsx'
import { SendReportForm } from './send-report-form.tsx'
import { ShareLink } from './share-link.tsx'

const sendId = 'send'
const SendForm = island('send-report', SendReportForm)
const Share = island('share-link', ShareLink)

interface Props {
  report: Report
  /** Where the matcher opens with what the answers already say. */
  matcher: string
  id: string
  /** What opened it. */
  assessmentKey: string
  siteUrl: string
  formWords: FormWords
  /** What the form came back with, when it was sent without script. */
  form?: { isSent: boolean; state?: EnquiryFormState } | undefined
}

/** The result, open to anyone who holds its link. The PDF holds the same words. */
export function ResultScreen({ report, matcher, id, assessmentKey, siteUrl, formWords, form }: Props) {
  const { level, overall, isProvisional, dimensions, gates, actions, answers, method } = report
  const address = siteUrl + resultPath(assessmentKey)
  return (
    <>
      <Container className="grid gap-x-8 gap-y-10 pt-6 pb-12 md:pt-10 lg:grid-cols-12 print:block print:py-2">
        <div className="lg:col-span-7">
          <p className="font-mono text-xs text-slate">{report.facts}</p>
          <h1 className="mt-4">
            <span className="block text-lg font-semibold text-slate">
              {isProvisional ? 'Your AI readiness, provisional' : 'Your AI readiness'}
            </span>
            <span className="mt-2 flex flex-wrap items-baseline gap-x-5 text-4xl">
              {level}
              <span className="text-2xl text-slate">
                <span className="sr-only">, </span>
                <span className="text-ink tabular-nums">{overall}</span> of 100
              </span>
            </span>
          </h1>
          <div className="mt-8 max-w-[40rem]">
            <LevelGauge report={report} />
          </div>
          <p className="mt-8 max-w-[52ch] text-lg">{report.meaning}</p>
          <p className="mt-3 max-w-[52ch] text-slate">{report.basis}</p>
          <div className="mt-8 flex flex-wrap gap-x-3 gap-y-3">
            <a
              href={reportFilePath(id, assessmentKey)}
              data-download="assessment-report.pdf"
              className={buttonClasses({ variant: 'primary', size: 'lg' })}
            >
              <Icon name="download" size={18} />
              Download the PDF
            </a>
            <a href={`#${sendId}`} className={buttonClasses({ variant: 'secondary', size: 'lg' })}>
              <Icon name="mail" size={18} />
              Email it to me
            </a>
          </div>
        </div>
        <div className="lg:col-span-5 lg:self-end print:mx-auto print:mt-6 print:max-w-sm">
          <RadarChart rows={dimensions.rows} target={report.target} />
          <p className="mt-2 text-center text-xs text-slate">
            0 in the middle, 100 at the rim. The dashed line stands at {report.target}.
          </p>
        </div>
      </Container>
      {gates && (
        <Section id="gates" title={gates.title} tone="sunk">
          <p className="max-w-text text-lg">{gates.intro}</p>
          <ul className="mt-4 max-w-text">
            {gates.lines.map((line) => (
              <li key={line} className="flex items-start gap-3 border-t border-rule-strong py-4">
                <Icon name="alert" className="mt-1 shrink-0 text-signal" />
                {line}
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section id="actions" title={actions.title} intro={actions.intro}>
        {actions.items.length > 0 && <ActionPlan actions={actions} />}
        <p className="mt-8 max-w-text border-t border-rule pt-4">
          Which of our systems would fit? <Link to={matcher}>AI Solution Matcher</Link>: eight questions
          {matcher.includes('?') && ', with what your answers already tell us filled in'}.
        </p>
      </Section>
      <Section id="dimensions" title={dimensions.title} intro={dimensions.intro}>
        <DimensionTable rows={dimensions.rows} />
      </Section>
      {/* On paper those that were opened. */}
      <div className="print:not-has-[details[open]]:hidden">
        <Section id="answers" title={answers.title}>
          <ReportAnswers answers={answers} />
          <form method="post" action={copyPath(assessmentKey)} className="mt-4 print:hidden">
            <Button type="submit" variant="secondary">
              Start again from these answers
            </Button>
            <p className="mt-2 max-w-text text-sm text-slate">
              This starts a new assessment with its own link. This result stays as it is.
            </p>
          </form>
        </Section>
      </div>
      <div className="print:hidden">
        <Section id={sendId} title="Keep it, share it, talk about it" tone="sea">
          <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12">
            <div className="lg:col-span-7">
              <h3 className="text-xl">Email it to me</h3>
              <p className="mt-2 mb-6 max-w-text">
                We will email you the report and its link. An engineer will read it too, and write to you
                within one working day about what seems worth doing first and what doesn’t.
              </p>
              <SendForm id={id} assessmentKey={assessmentKey} words={formWords} form={form} />
            </div>
            <div className="lg:col-span-4 lg:col-start-9">
              <Share address={address} />
              <h3 className="mt-10 text-xl">Discuss this</h3>
              <p className="mt-2">
                Tell us what you would do first, or where you think the figure is wrong.{' '}
                <Link
                  to="/contact?from=assessment"
                  data-contact-message={`Our AI readiness assessment says ${report.headline}.${actions.items[0] ? ` First action: ${actions.items[0].name}.` : ''}\n\n`}
                >
                  Write to an engineer
                </Link>
                .
              </p>
            </div>
          </div>
        </Section>
      </div>
      <Section id="method" title={method.title}>
        <MethodSection method={method} />
      </Section>
    </>
  )
}
