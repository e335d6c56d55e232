import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

/** A page that a later release brings: the address is kept and answers 404 until then. */
const later = (path: string) => route(path, 'public/not-found.tsx', { id: `later:${path}` })

export default [
  layout('public/layout.tsx', [
    index('public/home.tsx'),
    later('solutions'),
    later('solutions/ai-solution-recommender'),
    later('solutions/ai-readiness-assessment'),
    later('solutions/:id'),
    later('ai-readiness-assessment'),
    later('demo/:solutionId'),
    later('usecases'),
    later('usecases/:id'),
    later('use-case/:slug'),
    later('blog'),
    later('blog/:slug'),
    later('privacy-policy'),
    later('terms-of-service'),
    later('terms-conditions'),
    later('cookie-policy'),
    later('about-us'),
    route('contact', 'public/contact.tsx'),
    route('contact/thanks', 'public/contact-thanks.tsx'),
    later('resources'),
    later('qa'),
    later('video-test'),
    later('locations/london'),
    later('team-augmentation'),
    later('ai-roles/:roleSlug'),
    later('ai-role/:roleSlug'),
    later('search'),
    later('offline'),
    later('privacy-request'),
    route('_/design', 'public/design.tsx'),
    route('*', 'public/not-found.tsx'),
  ]),
  layout('admin/layout.tsx', [
    route('login', 'admin/login.tsx'),
    route('create-user', 'admin/create-user.tsx'),
    layout('admin/frame.tsx', [
      route('dashboard', 'admin/dashboard.tsx'),
      route('leads', 'admin/leads.tsx'),
      route('lead-form', 'admin/lead-form.tsx', { id: 'new-lead' }),
      route('lead-form/:id', 'admin/lead-form.tsx'),
      route('users', 'admin/users.tsx'),
      route('user-form', 'admin/user-form.tsx', { id: 'new-user' }),
      route('user-form/:id', 'admin/user-form.tsx'),
    ]),
    ...['suppliers', 'supplier-form', 'supplier-form/:id', 'analytics', 'job-scanner-admin', 'admin/backup', 'content', 'privacy-desk'].map(
      (path) => route(path, 'admin/not-found.tsx', { id: `later:${path}` }),
    ),
  ]),
] satisfies RouteConfig
