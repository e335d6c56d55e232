import { z } from 'zod/mini'
import { endpoint, type Endpoint } from '#features/context/endpoint.ts'
import {
  newRoom,
  notificationPage,
  notificationQuery,
  notificationSettingsSchema,
  pushBrowser,
  pushEndpoint,
  pushKey,
  readMark,
  room,
  roomChange,
  roomList,
  unreadCount,
} from './notification.schema.ts'
import { listNotifications, readNotifications } from './notifications.server/list-notifications.ts'
import { dropBrowser, keepBrowser } from './notifications.server/push-browsers.ts'
import { readPushKeys } from './notifications.server/push-keys.ts'
import { createRoom, deleteRoom, listRooms, updateRoom } from './notifications.server/rooms.ts'
import { getSettings, updateSettings } from './notifications.server/settings.ts'
import { tryRoom } from './notifications.server/tell-room.ts'
import { deleted } from '#features/leads/undo/undo.schema.ts'

const params = z.object({ id: z.uuid() })

export const notificationsApi: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/api/notifications',
    summary: 'What the caller was told of, the newest first, and how much of it is unread',
    access: 'session',
    query: notificationQuery,
    response: notificationPage,
    handle: (ctx, { query }) => listNotifications(ctx, query),
  }),
  endpoint({
    method: 'POST',
    path: '/api/notifications/read',
    summary: 'Mark these as read, or all that came until an instant',
    access: 'session',
    body: readMark,
    response: unreadCount,
    handle: (ctx, { body }) => readNotifications(ctx, body),
  }),
  endpoint({
    method: 'GET',
    path: '/api/notifications/settings',
    summary: 'What the caller wants to be told of, how, and when not',
    access: 'session',
    response: notificationSettingsSchema,
    handle: (ctx) => getSettings(ctx),
  }),
  endpoint({
    method: 'PUT',
    path: '/api/notifications/settings',
    summary: 'Choose what to be told of, how, and when not',
    access: 'session',
    body: notificationSettingsSchema,
    response: notificationSettingsSchema,
    handle: (ctx, { body }) => updateSettings(ctx, body),
  }),
  endpoint({
    method: 'GET',
    path: '/api/notifications/push-key',
    summary: 'The public key by which push services know this site',
    access: 'session',
    response: pushKey,
    handle: async (ctx) => ({ publicKey: (await readPushKeys(ctx)).publicKey }),
  }),
  endpoint({
    method: 'POST',
    path: '/api/notifications/browsers',
    summary: 'Show the caller’s notifications in this browser while the site is closed',
    access: 'session',
    body: pushBrowser,
    handle: (ctx, { body }) => keepBrowser(ctx, body),
  }),
  endpoint({
    method: 'POST',
    path: '/api/notifications/browsers/drop',
    summary: 'Show none in this browser any more',
    access: 'session',
    body: pushEndpoint,
    handle: (ctx, { body }) => dropBrowser(ctx, body.endpoint),
  }),
  endpoint({
    method: 'GET',
    path: '/api/notifications/rooms',
    summary: 'Slack channels and Teams chats that are told',
    access: 'rooms.write',
    response: roomList,
    handle: (ctx) => listRooms(ctx),
  }),
  endpoint({
    method: 'POST',
    path: '/api/notifications/rooms',
    summary: 'Tell a Slack channel or a Teams chat by its incoming webhook',
    access: 'rooms.write',
    body: newRoom,
    response: room,
    status: 201,
    handle: (ctx, { body }) => createRoom(ctx, body),
  }),
  endpoint({
    method: 'PATCH',
    path: '/api/notifications/rooms/:id',
    summary: 'Change what a room is told of, or pause it; 409 when someone else changed it',
    access: 'rooms.write',
    params,
    body: roomChange,
    response: room,
    handle: (ctx, { params, body }) => updateRoom(ctx, { ...body, id: params.id }),
  }),
  endpoint({
    method: 'DELETE',
    path: '/api/notifications/rooms/:id',
    summary: 'Tell a room nothing any more',
    access: 'rooms.write',
    params,
    response: deleted,
    handle: (ctx, { params }) => deleteRoom(ctx, params.id),
  }),
  endpoint({
    method: 'POST',
    path: '/api/notifications/rooms/:id/try',
    summary: 'Send a word to a room at once; 409 with the reason when it does not arrive',
    access: 'rooms.write',
    params,
    handle: (ctx, { params }) => tryRoom(ctx, params.id),
  }),
]
