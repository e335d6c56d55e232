import { endpoint, type Endpoint } from '#features/context/endpoint.ts'
import { attachmentItem, attachmentsMaxBytes, uploadQuery } from './files/attachment.schema.ts'
import { discardAttachment, downloadAttachment, uploadAttachment } from './files/attachments.server.ts'
import { getMessage, listLeadMail, listUnassigned } from './list-messages.server.ts'
import { meetingsApi } from './meetings/meetings.api.ts'
import { mailboxChange, mailboxItem, mailboxList, newMailbox } from './mailbox.schema.ts'
import { createMailbox, deleteMailbox, listMailboxes, updateMailbox } from './mailboxes.server.ts'
import {
  assignedMessage,
  assignment,
  leadMail,
  messageDetail,
  messageItem,
  messageList,
  messageParams as params,
  messageView,
  newMessage,
  ownerChange,
  viewParams,
  viewQuery,
} from './message.schema.ts'
import { assignMessage, discardMessage, enquireByMessage, giveMessage } from './unassigned.server.ts'
import { openView, showView } from './view.server.ts'
import { cancelMessage, sendMessage } from './write/send-message.server.ts'
import { templateChange, templateFieldsInput, templateItem, templateList } from './write/template.schema.ts'
import { createTemplate, deleteTemplate, listTemplates, updateTemplate } from './write/templates.server.ts'
import { deleted } from '#features/leads/undo/undo.schema.ts'

const longTextBytes = 512 * 1024

const messagesApi: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/api/leads/:id/mails',
    summary: 'The mail between a lead and us, the newest first',
    access: 'leads.read',
    params,
    response: leadMail,
    handle: (ctx, { params }) => listLeadMail(ctx, params.id),
  }),
  endpoint({
    method: 'POST',
    path: '/api/leads/:id/mails',
    summary:
      'Write a mail to a lead; it leaves after ten seconds, or at its time, and stops the reply clock once a mail server took it',
    access: 'leads.write',
    params,
    body: newMessage,
    bodyBytes: longTextBytes,
    response: messageItem,
    status: 201,
    handle: (ctx, { params, body }) => sendMessage(ctx, { ...body, leadId: params.id }),
  }),
  endpoint({
    method: 'GET',
    path: '/api/messages/unassigned',
    summary: 'Mails that belong to no lead yet',
    access: 'leads.read',
    response: messageList,
    handle: async (ctx) => ({ items: await listUnassigned(ctx) }),
  }),
  endpoint({
    method: 'GET',
    path: '/api/messages/:id',
    summary: 'One mail with its texts; its HTML is as its sender wrote it and may only be shown in a sandbox',
    access: 'leads.read',
    params,
    response: messageDetail,
    handle: (ctx, { params }) => getMessage(ctx, params.id),
  }),
  endpoint({
    method: 'POST',
    path: '/api/messages/:id/view',
    summary: 'Open the HTML of a mail for some minutes, to be shown in a sandboxed frame',
    access: 'leads.read',
    params,
    response: messageView,
    handle: (ctx, { params }) => openView(ctx, params.id),
  }),
  endpoint({
    method: 'POST',
    path: '/api/messages/:id/cancel',
    summary: 'Take back a mail that has not left',
    access: 'leads.write',
    params,
    response: messageItem,
    handle: (ctx, { params }) => cancelMessage(ctx, params.id),
  }),
  endpoint({
    method: 'POST',
    path: '/api/messages/:id/assign',
    summary: 'Give a mail that belongs to no lead to one; `undo` takes that back for a day',
    access: 'leads.write',
    params,
    body: assignment,
    response: assignedMessage,
    handle: (ctx, { params, body }) => assignMessage(ctx, { ...body, id: params.id }),
  }),
  endpoint({
    method: 'POST',
    path: '/api/messages/:id/enquiry',
    summary: 'Make an enquiry of a mail of nobody known, on the lead of its address or a new one',
    access: 'leads.write',
    params,
    response: messageItem,
    handle: (ctx, { params }) => enquireByMessage(ctx, params.id),
  }),
  endpoint({
    method: 'PATCH',
    path: '/api/messages/:id',
    summary: 'Say who looks after a mail that belongs to no lead',
    access: 'leads.write',
    params,
    body: ownerChange,
    response: messageItem,
    handle: (ctx, { params, body }) => giveMessage(ctx, { ...body, id: params.id }),
  }),
  endpoint({
    method: 'DELETE',
    path: '/api/messages/:id',
    summary: 'Discard a mail that belongs to no lead',
    access: 'leads.write',
    params,
    response: deleted,
    handle: (ctx, { params }) => discardMessage(ctx, params.id),
  }),
]

const attachmentsApi: Endpoint[] = [
  endpoint({
    method: 'POST',
    path: '/api/attachments',
    summary: 'Upload a file for a mail that is being written',
    access: 'leads.write',
    query: uploadQuery,
    upload: { bytes: attachmentsMaxBytes },
    response: attachmentItem,
    status: 201,
    handle: (ctx, { query, upload }) => uploadAttachment(ctx, query.name, upload),
  }),
  endpoint({
    method: 'GET',
    path: '/api/attachments/:id',
    summary: 'A file of a mail, always to be saved and never to be opened in place',
    access: 'leads.read',
    params,
    handle: (ctx, { params }) => downloadAttachment(ctx, params.id),
  }),
  endpoint({
    method: 'DELETE',
    path: '/api/attachments/:id',
    summary: 'Take a file out of the mail that is being written',
    access: 'leads.write',
    params,
    handle: (ctx, { params }) => discardAttachment(ctx, params.id),
  }),
]

const templatesApi: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/api/mail-templates',
    summary: 'Templates of mails to leads',
    access: 'leads.read',
    response: templateList,
    handle: (ctx) => listTemplates(ctx),
  }),
  endpoint({
    method: 'POST',
    path: '/api/mail-templates',
    summary: 'Add a template',
    access: 'leads.write',
    body: templateFieldsInput,
    bodyBytes: longTextBytes,
    response: templateItem,
    status: 201,
    handle: (ctx, { body }) => createTemplate(ctx, body),
  }),
  endpoint({
    method: 'PUT',
    path: '/api/mail-templates/:id',
    summary: 'Change a template',
    access: 'leads.write',
    params,
    body: templateChange,
    bodyBytes: longTextBytes,
    response: templateItem,
    handle: (ctx, { params, body }) => updateTemplate(ctx, { ...body, id: params.id }),
  }),
  endpoint({
    method: 'DELETE',
    path: '/api/mail-templates/:id',
    summary: 'Delete a template',
    access: 'leads.write',
    params,
    response: deleted,
    handle: (ctx, { params }) => deleteTemplate(ctx, params.id),
  }),
]

const mailboxesApi: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/api/mailboxes',
    summary: 'The mailboxes that are read, and how it goes with them',
    access: 'mailboxes.write',
    response: mailboxList,
    handle: (ctx) => listMailboxes(ctx),
  }),
  endpoint({
    method: 'POST',
    path: '/api/mailboxes',
    summary: 'Have a mailbox read by IMAP',
    access: 'mailboxes.write',
    body: newMailbox,
    response: mailboxItem,
    status: 201,
    handle: (ctx, { body }) => createMailbox(ctx, body),
  }),
  endpoint({
    method: 'PATCH',
    path: '/api/mailboxes/:id',
    summary: 'Change a mailbox',
    access: 'mailboxes.write',
    params,
    body: mailboxChange,
    response: mailboxItem,
    handle: (ctx, { params, body }) => updateMailbox(ctx, { ...body, id: params.id }),
  }),
  endpoint({
    method: 'DELETE',
    path: '/api/mailboxes/:id',
    summary: 'Read a mailbox no longer; what was read stays',
    access: 'mailboxes.write',
    params,
    response: deleted,
    handle: (ctx, { params }) => deleteMailbox(ctx, params.id),
  }),
]

/** A frame can't send the token of a session: the key in the address stands for it. */
export const messageViewApi: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/api/messages/view/:key',
    summary: 'The HTML of a mail in a sandbox without script; pictures from elsewhere only when asked for',
    access: 'public',
    params: viewParams,
    query: viewQuery,
    handle: (ctx, { params, query }) => showView(ctx, params.key, query.pictures === '1'),
  }),
]

export const correspondenceApi: Endpoint[] = [
  ...messagesApi,
  ...attachmentsApi,
  ...templatesApi,
  ...mailboxesApi,
  ...meetingsApi,
]
