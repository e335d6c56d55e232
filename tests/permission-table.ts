/**
 * Who may use which endpoint, decided here and by hand, not read from the code: what an endpoint answers visitors, staff who have yet to
 * set up a required second step, and each role. Under the name of its access.
 *
 * - Analysts see no personal data: figures only. Editors write what the public reads.
 * - Sales work with people who enquire and with suppliers, and take nothing out of the house: no export of leads, no privacy requests, no users, no log.
 * - Administrators do all of that and run the site; only owners put back a backup and say who the firm is.
 */
export const permissionTable = `
                                                          visitor  no 2nd   analyst  editor   sales    admin    owner
# public
POST   /api/assessments                                   yes      yes      yes      yes      yes      yes      yes
PATCH  /api/assessments/:id                               yes      yes      yes      yes      yes      yes      yes
POST   /api/assessments/:id/complete                      yes      yes      yes      yes      yes      yes      yes
POST   /api/assessments/:id/email                         yes      yes      yes      yes      yes      yes      yes
POST   /api/assessments/:id/link                          yes      yes      yes      yes      yes      yes      yes
GET    /api/assessments/:id/report.pdf                    yes      yes      yes      yes      yes      yes      yes
POST   /api/auth/accept                                   yes      yes      yes      yes      yes      yes      yes
POST   /api/auth/link                                     yes      yes      yes      yes      yes      yes      yes
POST   /api/auth/login                                    yes      yes      yes      yes      yes      yes      yes
POST   /api/auth/reset                                    yes      yes      yes      yes      yes      yes      yes
GET    /api/backups/downloads/:ticket                     yes      yes      yes      yes      yes      yes      yes
POST   /api/chatbot                                       yes      yes      yes      yes      yes      yes      yes
GET    /api/chatbot/events                                yes      yes      yes      yes      yes      yes      yes
POST   /api/chatbot/helpful                               yes      yes      yes      yes      yes      yes      yes
POST   /api/contact                                       yes      yes      yes      yes      yes      yes      yes
GET    /api/contact/challenge                             yes      yes      yes      yes      yes      yes      yes
POST   /api/events                                        yes      yes      yes      yes      yes      yes      yes
POST   /api/mail/inbound                                  yes      yes      yes      yes      yes      yes      yes
POST   /api/matcher                                       yes      yes      yes      yes      yes      yes      yes
POST   /api/privacy-request                               yes      yes      yes      yes      yes      yes      yes
GET    /api/messages/view/:key                            yes      yes      yes      yes      yes      yes      yes
GET    /api/search                                        yes      yes      yes      yes      yes      yes      yes
POST   /api/seo/performance-report                        yes      yes      yes      yes      yes      yes      yes
POST   /api/seo/vitals                                    yes      yes      yes      yes      yes      yes      yes
POST   /api/team-request                                  yes      yes      yes      yes      yes      yes      yes
# enrolling
POST   /api/auth/confirm                                  401      yes      yes      yes      yes      yes      yes
POST   /api/auth/logout                                   401      yes      yes      yes      yes      yes      yes
GET    /api/user                                          401      yes      yes      yes      yes      yes      yes
POST   /api/user/mfa                                      401      yes      yes      yes      yes      yes      yes
POST   /api/user/mfa/verify                               401      yes      yes      yes      yes      yes      yes
POST   /api/user/password                                 401      yes      yes      yes      yes      yes      yes
DELETE /api/user/sessions                                 401      yes      yes      yes      yes      yes      yes
# session
GET    /api/live                                          401      403      yes      yes      yes      yes      yes
GET    /api/notifications                                 401      403      yes      yes      yes      yes      yes
POST   /api/notifications/browsers                        401      403      yes      yes      yes      yes      yes
POST   /api/notifications/browsers/drop                   401      403      yes      yes      yes      yes      yes
GET    /api/notifications/push-key                        401      403      yes      yes      yes      yes      yes
POST   /api/notifications/read                            401      403      yes      yes      yes      yes      yes
GET    /api/notifications/settings                        401      403      yes      yes      yes      yes      yes
PUT    /api/notifications/settings                        401      403      yes      yes      yes      yes      yes
GET    /api/find                                          401      403      yes      yes      yes      yes      yes
PATCH  /api/user                                          401      403      yes      yes      yes      yes      yes
DELETE /api/user/mfa                                      401      403      yes      yes      yes      yes      yes
POST   /api/user/mfa/recovery-codes                       401      403      yes      yes      yes      yes      yes
GET    /api/user/sessions                                 401      403      yes      yes      yes      yes      yes
DELETE /api/user/sessions/:id                             401      403      yes      yes      yes      yes      yes
GET    /api/users/names                                   401      403      yes      yes      yes      yes      yes
# dashboard.read
GET    /api/dashboard                                     401      403      yes      yes      yes      yes      yes
GET    /api/dashboard/running                             401      403      yes      yes      yes      yes      yes
# leads.read
GET    /api/inbox                                         401      403      403      403      yes      yes      yes
GET    /api/lead-claims/:id                               401      403      403      403      yes      yes      yes
GET    /api/attachments/:id                               401      403      403      403      yes      yes      yes
GET    /api/companies                                     401      403      403      403      yes      yes      yes
GET    /api/companies/:id                                 401      403      403      403      yes      yes      yes
GET    /api/companies/:id/timeline                        401      403      403      403      yes      yes      yes
GET    /api/lead-views                                    401      403      403      403      yes      yes      yes
POST   /api/lead-views                                    401      403      403      403      yes      yes      yes
DELETE /api/lead-views/:id                                401      403      403      403      yes      yes      yes
PATCH  /api/lead-views/:id                                401      403      403      403      yes      yes      yes
GET    /api/leads                                         401      403      403      403      yes      yes      yes
GET    /api/leads/:id                                     401      403      403      403      yes      yes      yes
GET    /api/leads/:id/mails                               401      403      403      403      yes      yes      yes
GET    /api/leads/:id/merges                              401      403      403      403      yes      yes      yes
GET    /api/leads/:id/team-requests                       401      403      403      403      yes      yes      yes
GET    /api/leads/duplicates                              401      403      403      403      yes      yes      yes
GET    /api/leads/facets                                  401      403      403      403      yes      yes      yes
GET    /api/leads/selection                               401      403      403      403      yes      yes      yes
GET    /api/leads/stages                                  401      403      403      403      yes      yes      yes
GET    /api/mail-templates                                401      403      403      403      yes      yes      yes
GET    /api/messages/:id                                  401      403      403      403      yes      yes      yes
GET    /api/messages/unassigned                           401      403      403      403      yes      yes      yes
POST   /api/messages/:id/view                             401      403      403      403      yes      yes      yes
GET    /api/quarantine                                    401      403      403      403      yes      yes      yes
GET    /api/people                                        401      403      403      403      yes      yes      yes
GET    /api/people/:id                                    401      403      403      403      yes      yes      yes
GET    /api/tasks                                         401      403      403      403      yes      yes      yes
# leads.write
POST   /api/inbox/snooze                                  401      403      403      403      yes      yes      yes
PUT    /api/lead-claims/:id                               401      403      403      403      yes      yes      yes
DELETE /api/lead-claims/:id                               401      403      403      403      yes      yes      yes
POST   /api/attachments                                   401      403      403      403      yes      yes      yes
DELETE /api/attachments/:id                               401      403      403      403      yes      yes      yes
DELETE /api/activities/:id                                401      403      403      403      yes      yes      yes
PATCH  /api/activities/:id                                401      403      403      403      yes      yes      yes
POST   /api/companies                                     401      403      403      403      yes      yes      yes
PATCH  /api/companies/:id                                 401      403      403      403      yes      yes      yes
POST   /api/companies/:id/archive                         401      403      403      403      yes      yes      yes
POST   /api/companies/:id/merge                           401      403      403      403      yes      yes      yes
POST   /api/lead-merges/:id/undo                          401      403      403      403      yes      yes      yes
POST   /api/leads                                         401      403      403      403      yes      yes      yes
PATCH  /api/leads/:id                                     401      403      403      403      yes      yes      yes
POST   /api/leads/:id/activities                          401      403      403      403      yes      yes      yes
POST   /api/leads/:id/mails                               401      403      403      403      yes      yes      yes
POST   /api/leads/:id/merge                               401      403      403      403      yes      yes      yes
GET    /api/leads/:id/merge/:otherId                      401      403      403      403      yes      yes      yes
POST   /api/leads/:id/stage                               401      403      403      403      yes      yes      yes
POST   /api/leads/:id/tasks                               401      403      403      403      yes      yes      yes
POST   /api/leads/batch                                   401      403      403      403      yes      yes      yes
POST   /api/leads/duplicates/dismiss                      401      403      403      403      yes      yes      yes
POST   /api/mail-templates                                401      403      403      403      yes      yes      yes
DELETE /api/mail-templates/:id                            401      403      403      403      yes      yes      yes
PUT    /api/mail-templates/:id                            401      403      403      403      yes      yes      yes
DELETE /api/messages/:id                                  401      403      403      403      yes      yes      yes
POST   /api/messages/:id/assign                           401      403      403      403      yes      yes      yes
POST   /api/messages/:id/cancel                           401      403      403      403      yes      yes      yes
POST   /api/people                                        401      403      403      403      yes      yes      yes
PATCH  /api/people/:id                                    401      403      403      403      yes      yes      yes
POST   /api/people/:id/archive                            401      403      403      403      yes      yes      yes
POST   /api/people/:id/merge                              401      403      403      403      yes      yes      yes
DELETE /api/quarantine/:id                                401      403      403      403      yes      yes      yes
POST   /api/quarantine/:id/release                        401      403      403      403      yes      yes      yes
POST   /api/scanner/signals/dismiss                       401      403      403      403      yes      yes      yes
POST   /api/scanner/signals/lead                          401      403      403      403      yes      yes      yes
POST   /api/scanner/signals/restore                       401      403      403      403      yes      yes      yes
POST   /api/tasks                                         401      403      403      403      yes      yes      yes
DELETE /api/tasks/:id                                     401      403      403      403      yes      yes      yes
PATCH  /api/tasks/:id                                     401      403      403      403      yes      yes      yes
POST   /api/undo/:id                                      401      403      403      403      yes      yes      yes
# leads.delete
DELETE /api/leads/:id                                     401      403      403      403      403      yes      yes
# leads.export
GET    /api/leads/export                                  401      403      403      403      403      yes      yes
# leads.import
GET    /api/lead-imports                                  401      403      403      403      yes      yes      yes
POST   /api/lead-imports                                  401      403      403      403      yes      yes      yes
DELETE /api/lead-imports/:id                              401      403      403      403      yes      yes      yes
GET    /api/lead-imports/:id                              401      403      403      403      yes      yes      yes
POST   /api/lead-imports/:id/cancel                       401      403      403      403      yes      yes      yes
POST   /api/lead-imports/:id/check                        401      403      403      403      yes      yes      yes
PUT    /api/lead-imports/:id/parts/:part                  401      403      403      403      yes      yes      yes
POST   /api/lead-imports/:id/read                         401      403      403      403      yes      yes      yes
GET    /api/lead-imports/:id/report.csv                   401      403      403      403      yes      yes      yes
GET    /api/lead-imports/:id/rows                         401      403      403      403      yes      yes      yes
POST   /api/lead-imports/:id/run                          401      403      403      403      yes      yes      yes
POST   /api/lead-imports/:id/undo                         401      403      403      403      yes      yes      yes
POST   /api/lead-imports/:id/uploaded                     401      403      403      403      yes      yes      yes
# conversations.read
GET    /api/conversations                                 401      403      403      403      yes      yes      yes
GET    /api/conversations/:id                             401      403      403      403      yes      yes      yes
GET    /api/conversations/answer-weeks                    401      403      403      403      yes      yes      yes
GET    /api/conversations/questions                       401      403      403      403      yes      yes      yes
GET    /api/conversations/questions/:id/matches           401      403      403      403      yes      yes      yes
# conversations.answer
POST   /api/conversations/:id/answers                     401      403      403      403      yes      yes      yes
POST   /api/conversations/:id/release                     401      403      403      403      yes      yes      yes
POST   /api/conversations/:id/take                        401      403      403      403      yes      yes      yes
PATCH  /api/conversations/:id/turns/:seq                  401      403      403      403      yes      yes      yes
PATCH  /api/conversations/questions/:id                   401      403      403      403      yes      yes      yes
# suppliers.read
GET    /api/suppliers                                     401      403      403      403      yes      yes      yes
GET    /api/suppliers/:id                                 401      403      403      403      yes      yes      yes
GET    /api/suppliers/matches                             401      403      403      403      yes      yes      yes
# suppliers.write
POST   /api/suppliers                                     401      403      403      403      yes      yes      yes
PATCH  /api/suppliers/:id                                 401      403      403      403      yes      yes      yes
POST   /api/suppliers/:id/archive                         401      403      403      403      yes      yes      yes
PUT    /api/suppliers/:id/checks/:kind                    401      403      403      403      yes      yes      yes
POST   /api/suppliers/:id/status                          401      403      403      403      yes      yes      yes
# scanner.read
GET    /api/scanner/jobs                                  401      403      403      403      yes      yes      yes
GET    /api/scanner/jobs/:id                              401      403      403      403      yes      yes      yes
GET    /api/scanner/jobs/export                           401      403      403      403      yes      yes      yes
GET    /api/scanner/rules                                 401      403      403      403      yes      yes      yes
POST   /api/scanner/rules/:role/preview                   401      403      403      403      yes      yes      yes
GET    /api/scanner/runs                                  401      403      403      403      yes      yes      yes
GET    /api/scanner/signals                               401      403      403      403      yes      yes      yes
GET    /api/scanner/signals/export                        401      403      403      403      yes      yes      yes
GET    /api/scanner/sources                               401      403      403      403      yes      yes      yes
# scanner.write
PUT    /api/scanner/rules/:role                           401      403      403      403      403      yes      yes
POST   /api/scanner/runs/:id/cancel                       401      403      403      403      403      yes      yes
POST   /api/scanner/scan                                  401      403      403      403      403      yes      yes
POST   /api/scanner/sources                               401      403      403      403      403      yes      yes
DELETE /api/scanner/sources/:id                           401      403      403      403      403      yes      yes
PATCH  /api/scanner/sources/:id                           401      403      403      403      403      yes      yes
POST   /api/scanner/sources/:id/pause                     401      403      403      403      403      yes      yes
POST   /api/scanner/sources/:id/scan                      401      403      403      403      403      yes      yes
POST   /api/scanner/sources/trial                         401      403      403      403      403      yes      yes
# analytics.read
GET    /api/analytics/filtered                            401      403      yes      yes      yes      yes      yes
GET    /api/analytics/funnel                              401      403      yes      yes      yes      yes      yes
GET    /api/analytics/goals                               401      403      yes      yes      yes      yes      yes
GET    /api/analytics/overview                            401      403      yes      yes      yes      yes      yes
GET    /api/analytics/pages                               401      403      yes      yes      yes      yes      yes
GET    /api/analytics/search                              401      403      yes      yes      yes      yes      yes
GET    /api/analytics/seo                                 401      403      yes      yes      yes      yes      yes
GET    /api/analytics/sources                             401      403      yes      yes      yes      yes      yes
GET    /api/analytics/vitals                              401      403      yes      yes      yes      yes      yes
# assessments.read
GET    /api/assessments                                   401      403      yes      403      yes      yes      yes
GET    /api/assessments/figures                           401      403      yes      403      yes      yes      yes
# content.read
GET    /api/conversations/questions/drafts                401      403      403      yes      yes      yes      yes
GET    /api/faqs                                          401      403      403      yes      yes      yes      yes
GET    /api/missing-pages                                 401      403      403      yes      yes      yes      yes
GET    /api/posts                                         401      403      403      yes      yes      yes      yes
GET    /api/posts/:id                                     401      403      403      yes      yes      yes      yes
GET    /api/posts/:id/versions                            401      403      403      yes      yes      yes      yes
POST   /api/posts/check                                   401      403      403      yes      yes      yes      yes
GET    /api/posts/choices                                 401      403      403      yes      yes      yes      yes
GET    /api/firm/entries                                 401      403      403      yes      yes      yes      yes
GET    /api/firm/evidence                                401      403      403      yes      yes      yes      yes
GET    /api/firm/examples                                401      403      403      yes      yes      yes      yes
GET    /api/firm/identity                                401      403      403      yes      yes      yes      yes
GET    /api/redirects                                     401      403      403      yes      yes      yes      yes
# content.write
POST   /api/conversations/questions/:id/publish           401      403      403      yes      403      yes      yes
POST   /api/faqs                                          401      403      403      yes      403      yes      yes
PUT    /api/faqs/:anchor                                  401      403      403      yes      403      yes      yes
POST   /api/faqs/:anchor/visibility                       401      403      403      yes      403      yes      yes
PUT    /api/faqs/order                                    401      403      403      yes      403      yes      yes
POST   /api/firm/entries                                 401      403      403      yes      403      yes      yes
DELETE /api/firm/entries/:id                             401      403      403      yes      403      yes      yes
PUT    /api/firm/entries/:id                             401      403      403      yes      403      yes      yes
DELETE /api/firm/entries/:id/picture                     401      403      403      yes      403      yes      yes
PUT    /api/firm/entries/:id/picture                     401      403      403      yes      403      yes      yes
POST   /api/missing-pages/ignore                          401      403      403      yes      403      yes      yes
POST   /api/posts                                         401      403      403      yes      403      yes      yes
DELETE /api/posts/:id                                     401      403      403      yes      403      yes      yes
PUT    /api/posts/:id                                     401      403      403      yes      403      yes      yes
POST   /api/posts/:id/publish                             401      403      403      yes      403      yes      yes
POST   /api/posts/:id/restore                             401      403      403      yes      403      yes      yes
POST   /api/posts/:id/state                               401      403      403      yes      403      yes      yes
POST   /api/posts/other-sites                             401      403      403      yes      403      yes      yes
POST   /api/redirects                                     401      403      403      yes      403      yes      yes
DELETE /api/redirects/:id                                 401      403      403      yes      403      yes      yes
PUT    /api/redirects/:id                                 401      403      403      yes      403      yes      yes
POST   /api/redirects/import                              401      403      403      yes      403      yes      yes
# mail.read
GET    /api/mails                                         401      403      403      403      yes      yes      yes
GET    /api/mails/:id                                     401      403      403      403      yes      yes      yes
# mail.resend
POST   /api/mails/:id/resend                              401      403      403      403      403      yes      yes
# mailboxes.write
GET    /api/mailboxes                                     401      403      403      403      403      yes      yes
POST   /api/mailboxes                                     401      403      403      403      403      yes      yes
PATCH  /api/mailboxes/:id                                 401      403      403      403      403      yes      yes
DELETE /api/mailboxes/:id                                 401      403      403      403      403      yes      yes
# users.read
GET    /api/users                                         401      403      403      403      403      yes      yes
GET    /api/users/:id                                     401      403      403      403      403      yes      yes
GET    /api/users/invitations                             401      403      403      403      403      yes      yes
# users.write
DELETE /api/users/:id                                     401      403      403      403      403      yes      yes
PATCH  /api/users/:id                                     401      403      403      403      403      yes      yes
DELETE /api/users/:id/mfa                                 401      403      403      403      403      yes      yes
POST   /api/users/:id/reset-link                          401      403      403      403      403      yes      yes
DELETE /api/users/:id/sessions                            401      403      403      403      403      yes      yes
POST   /api/users/invitations                             401      403      403      403      403      yes      yes
DELETE /api/users/invitations/:id                         401      403      403      403      403      yes      yes
# audit.read
GET    /api/audit                                         401      403      403      403      403      yes      yes
GET    /api/audit/entities                                401      403      403      403      403      yes      yes
# privacy.read
GET    /api/privacy-requests                              401      403      403      403      403      yes      yes
GET    /api/privacy-requests/:id                          401      403      403      403      403      yes      yes
GET    /api/privacy-requests/:id/mentions                 401      403      403      403      403      yes      yes
# privacy.write
POST   /api/privacy-requests/:id/answer                   401      403      403      403      403      yes      yes
GET    /api/privacy-requests/:id/copy                     401      403      403      403      403      yes      yes
POST   /api/privacy-requests/:id/erase                    401      403      403      403      403      yes      yes
POST   /api/privacy-requests/:id/extend                   401      403      403      403      403      yes      yes
POST   /api/privacy-requests/:id/identity                 401      403      403      403      403      yes      yes
POST   /api/privacy-requests/:id/identity/ask             401      403      403      403      403      yes      yes
POST   /api/privacy-requests/:id/mentions/:mention        401      403      403      403      403      yes      yes
POST   /api/privacy-requests/:id/mentions/not-theirs      401      403      403      403      403      yes      yes
POST   /api/privacy-requests/:id/mentions/search          401      403      403      403      403      yes      yes
POST   /api/privacy-requests/:id/take                     401      403      403      403      403      yes      yes
# backup.read
GET    /api/backups                                       401      403      403      403      403      yes      yes
GET    /api/backups/overview                                  401      403      403      403      403      yes      yes
# backup.create
POST   /api/backups                                       401      403      403      403      403      yes      yes
DELETE /api/backups/:id                                   401      403      403      403      403      yes      yes
POST   /api/backups/:id/ticket                            401      403      403      403      403      yes      yes
POST   /api/backups/:id/verify                            401      403      403      403      403      yes      yes
PUT    /api/backups/schedule                              401      403      403      403      403      yes      yes
# firm.write
PUT    /api/firm/evidence                                401      403      403      403      403      403      yes
PUT    /api/firm/examples                                401      403      403      403      403      403      yes
PUT    /api/firm/identity                                401      403      403      403      403      403      yes
# backup.restore
POST   /api/backups/:id/restore                           401      403      403      403      403      403      yes
POST   /api/backups/uploads                               401      403      403      403      403      403      yes
PUT    /api/backups/uploads/:id                           401      403      403      403      403      403      yes
POST   /api/backups/uploads/:id/finish                    401      403      403      403      403      403      yes
# rooms.write
GET    /api/notifications/rooms                           401      403      403      403      403      403      yes
POST   /api/notifications/rooms                           401      403      403      403      403      403      yes
DELETE /api/notifications/rooms/:id                       401      403      403      403      403      403      yes
PATCH  /api/notifications/rooms/:id                       401      403      403      403      403      403      yes
POST   /api/notifications/rooms/:id/try                   401      403      403      403      403      403      yes
`
