import type { ComponentType } from 'react'
import { contactDraftKey, leftBehindKey, reportDraftKey, teamRequestDraftKey } from '#config/constants.ts'
import { hasSettings } from '#features/demos/frame/settings-hash.ts'
import { hasKept, openProjectOf } from '#features/demos/frame/kept/kept-flag.ts'
import { readRun } from '#features/assessment/run/run-store.ts'
import { isChatOpen } from '#features/chat/widget/chat-open.ts'
import { hasDraft } from '#lib/form-draft.ts'
import { isSignedIn } from './signed-in.ts'
import type { Sheet } from '#app/document/document.tsx'
import demosAndChatSheet from '#app/public/demos-and-chat.css?url'
import toolsSheet from '#app/public/tools.css?url'

export interface Entry {
  /** A component whose props only the server knows (`ui/island.server.tsx`). */
  load(): Promise<ComponentType<never>>
  /** It starts with the page where this holds, such as for what was begun before. */
  startsWhen?(): boolean
  /** The style that it needs beside that of an ordinary page: a sheet that holds all of the page's own, so that the order of rules stays right. */
  sheets?: Partial<Record<Sheet, string>>
}

const entry = (load: Entry['load'], more: Omit<Entry, 'load'> = {}): Entry => ({ load, ...more })

/** What React takes over in documents, by the names that `island(…)` gives on the server. */
export const islands: Record<string, Entry> = {
  account: entry(async () => (await import('#app/document/account-links.tsx')).AccountLinks, {
    startsWhen: isSignedIn,
  }),
  chat: entry(async () => (await import('#features/chat/widget/chat-launcher.tsx')).ChatLauncher, {
    startsWhen: isChatOpen,
    sheets: { public: toolsSheet, demos: demosAndChatSheet },
  }),
  'contact-form': entry(async () => (await import('#features/contact/contact-form.tsx')).ContactForm, {
    startsWhen: () => hasDraft(contactDraftKey),
  }),
  'continue-note': entry(
    async () => (await import('#features/assessment/run/continue-note.tsx')).ContinueNote,
    {
      startsWhen: () => readRun() !== undefined,
    },
  ),
  'share-link': entry(async () => (await import('#features/assessment/result/share-link.tsx')).ShareLink),
  'assessment-questions': entry(
    async () => (await import('#features/assessment/run/questions-screen.tsx')).QuestionsScreen,
  ),
  carousel: entry(async () => (await import('#ui/carousel.tsx')).Carousel),
  'downtime-calculator': entry(
    async () => (await import('#features/calculators/downtime-calculator.tsx')).DowntimeCalculator,
    { startsWhen: wasTypedLast },
  ),
  'oee-calculator': entry(
    async () => (await import('#features/calculators/oee-calculator.tsx')).OeeCalculator,
    { startsWhen: wasTypedLast },
  ),
  'roi-calculator': entry(
    async () => (await import('#features/calculators/roi-calculator.tsx')).RoiCalculator,
    { startsWhen: wasTypedLast },
  ),
  'post-line-chart': entry(
    async () => (await import('#app/public/parts/blog/post-line-chart.tsx')).PostLineChart,
  ),
  'trial-planner': entry(
    async () =>
      (await import('#features/demos/continuous-process-optimization/trial-planner.tsx')).TrialPlanner,
  ),
  'demo-bench': entry(async () => (await import('#features/demos/frame/demo-bench.tsx')).DemoBench, {
    startsWhen: hasDemoWork,
  }),
  matcher: entry(async () => (await import('#features/matcher/matcher-screen.tsx')).MatcherScreen),
  'send-report': entry(
    async () => (await import('#features/assessment/result/send-report-form.tsx')).SendReportForm,
    { startsWhen: () => hasDraft(reportDraftKey) },
  ),
  'team-request-form': entry(
    async () => (await import('#features/team-request/team-request-form.tsx')).TeamRequestForm,
    { startsWhen: () => hasDraft(teamRequestDraftKey) },
  ),
  'use-case-carousel': entry(
    async () => (await import('#app/public/parts/home/use-case-carousel.tsx')).UseCaseCarousel,
  ),
  toasts: entry(async () => (await import('#ui/toast.tsx')).Toaster),
}

function wasTypedLast() {
  return hasDraft(leftBehindKey)
}

function hasDemoWork() {
  const slug = location.pathname.split('/')[2] ?? ''
  return hasSettings(location.hash) || hasKept(slug) || openProjectOf(slug) !== undefined || wasTypedLast()
}
