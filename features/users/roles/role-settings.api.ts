import { endpoint, type Endpoint } from '#features/context/endpoint.ts'
import { roleChange, roleList, roleParams } from '#features/context/role-settings.schema.ts'
import { changeRole, listRoles } from './role-settings.server.ts'

export const roleSettingsApi: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/api/settings/roles',
    summary: 'Roles that may be limited to their own leads, and which of them are',
    access: 'settings.write',
    response: roleList,
    handle: (ctx) => listRoles(ctx),
  }),
  endpoint({
    method: 'PUT',
    path: '/api/settings/roles/:role',
    summary: 'Limit a role to its own leads and those without an owner, or lift the limit',
    access: 'settings.write',
    params: roleParams,
    body: roleChange,
    response: roleList,
    handle: (ctx, { params, body }) => changeRole(ctx, { ...body, role: params.role }),
  }),
]
