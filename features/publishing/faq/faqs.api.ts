import { z } from 'zod/mini'
import { endpoint, type Endpoint } from '#features/context/endpoint.ts'
import { listFaq } from './staff-faq.server/list-faq.ts'
import { createFaq, hideFaq, orderFaq, updateFaq } from './staff-faq.server/save-faq.ts'
import { faqAnchor, faqChange, faqItem, faqList, faqOrder, faqVisibility, newFaq } from './faq.schema.ts'

const params = z.object({ anchor: faqAnchor })

export const faqsApi: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/api/faqs',
    summary: 'Answered questions by group, hidden ones too',
    access: 'content.read',
    response: faqList,
    handle: (ctx) => listFaq(ctx),
  }),
  endpoint({
    method: 'POST',
    path: '/api/faqs',
    summary: 'Add an answered question',
    access: 'content.write',
    body: newFaq,
    response: faqItem,
    status: 201,
    handle: (ctx, { body }) => createFaq(ctx, body),
  }),
  endpoint({
    method: 'PUT',
    path: '/api/faqs/order',
    summary: 'Put the questions of a group in another order',
    access: 'content.write',
    body: faqOrder,
    handle: (ctx, { body }) => orderFaq(ctx, body),
  }),
  endpoint({
    method: 'PUT',
    path: '/api/faqs/:anchor',
    summary: 'Change an answered question; 409 when someone was quicker',
    access: 'content.write',
    params,
    body: faqChange,
    response: faqItem,
    handle: (ctx, { params, body }) => updateFaq(ctx, { ...body, anchor: params.anchor }),
  }),
  endpoint({
    method: 'POST',
    path: '/api/faqs/:anchor/visibility',
    summary: 'Take a question off the page or put it back',
    access: 'content.write',
    params,
    body: faqVisibility,
    response: faqItem,
    handle: (ctx, { params, body }) => hideFaq(ctx, { ...body, anchor: params.anchor }),
  }),
]
